// The consignor's area: his pages and nothing else. Rendered in the browser only.
import { ActionIcon, AppShell, Button, Group, ScrollArea, Text, UnstyledButton } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IconLogout } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { sair } from '../../core/sessao.ts'
import { EsqueletoDeTrabalho } from '../../kit/moldura/esqueleto.tsx'
import { Guarda } from '../../kit/moldura/guarda.tsx'
import './moldura.css'

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <EsqueletoDeTrabalho />
}

export default function MolduraDoComitente() {
  return (
    <ProvedorDeTrabalho>
      <Guarda>
        <Moldura />
      </Guarda>
    </ProvedorDeTrabalho>
  )
}

/** The stock is a screen of the house that a consignor opens too, and reads his own vehicles on. */
const MENU = [
  ...Object.values<Tela>(TELAS_COMITENTE).filter((t) => t.menu !== undefined && !t.path.includes(':')),
  TELAS_RETAGUARDA.estoque,
]

function Moldura() {
  const marca = useMarca()
  const quem = useQuem()
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the row is longer than the page: the entry that he is on stands in it.
  useEffect(() => {
    menu.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <AppShell header={{ height: 104 }} padding={{ base: 'sm', md: 'lg' }}>
      <AppShell.Header>
        <Group h={56} px="md" justify="space-between" wrap="nowrap">
          <UnstyledButton component={Link} to="/" miw={0}>
            <Text fw={700} truncate>
              {marca.nome}
            </Text>
          </UnstyledButton>
          <Group gap="xs" wrap="nowrap" flex="none">
            {permite('retaguarda:entrar', quem) && (
              <Button component={Link} to="/admin" variant="subtle" px={{ base: 'xs', sm: 'md' }}>
                Retaguarda
              </Button>
            )}
            <Text size="sm" c="dimmed" visibleFrom="sm">
              {quem?.nome}
            </Text>
            {permite(TELAS_CLIENTE.meuPerfil.permission, quem) && (
              <Button
                component={Link}
                to={TELAS_CLIENTE.meuPerfil.path}
                variant="subtle"
                px={{ base: 'xs', sm: 'md' }}
              >
                {TELAS_CLIENTE.meuPerfil.title}
              </Button>
            )}
            <Saida />
          </Group>
        </Group>
        <ScrollArea type="never">
          <nav ref={menu} aria-label="Comitente" className="menu-do-comitente">
            {MENU.filter((t) => permite(t.permission, quem)).map((t) => (
              <NavLink key={t.path} to={t.path}>
                {t.title}
              </NavLink>
            ))}
          </nav>
        </ScrollArea>
      </AppShell.Header>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

/** The way out; on a phone its sign alone, which leaves room for the links beside it. */
function Saida() {
  const icone = <IconLogout size={16} />
  return (
    <>
      <Button visibleFrom="sm" variant="default" leftSection={icone} onClick={() => void sair()}>
        Sair
      </Button>
      <ActionIcon hiddenFrom="sm" variant="default" size="lg" aria-label="Sair" onClick={() => void sair()}>
        {icone}
      </ActionIcon>
    </>
  )
}
