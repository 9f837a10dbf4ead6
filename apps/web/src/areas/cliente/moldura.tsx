// The client area's frame: the same few places on the left of a wide screen and under the thumb of a phone. Rendered in
// the browser only.
import { AppShell, Button, Group, NavLink, Text, UnstyledButton, useComputedColorScheme } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import {
  IconBell,
  IconBellRinging,
  IconFileText,
  IconGavel,
  IconGift,
  IconHeart,
  IconHome,
  IconLogout,
  IconPoint,
  IconReceipt,
  IconShieldCheck,
  IconUser,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { sair } from '../../core/sessao.ts'
import { desligarAparelho } from '../../parts/avisos/este-aparelho.ts'
import { EsqueletoDeTrabalho } from '../../kit/moldura/esqueleto.tsx'
import { Guarda } from '../../kit/moldura/guarda.tsx'
import { TermosAAceitar } from './clientes/termos-novos.tsx'
import './moldura.css'

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <EsqueletoDeTrabalho />
}

/** The places of the area in their order; a row that is not here comes last. The short name is for a phone's bar. */
const ORDEM: readonly (readonly [path: string, icone: ComponentType<{ size?: number }>, curto?: string])[] = [
  ['/cliente', IconHome],
  ['/cliente/meus-lances', IconGavel, 'Lances'],
  ['/cliente/compras', IconReceipt, 'Compras'],
  ['/cliente/favoritos', IconHeart],
  ['/cliente/buscas-salvas', IconBell, 'Buscas'],
  ['/cliente/caucoes', IconShieldCheck],
  ['/cliente/avisos', IconBellRinging],
  ['/cliente/minha-pagina', IconFileText],
  ['/cliente/meu-perfil', IconUser],
  ['/cliente/indique-ganhe', IconGift],
]
/** A phone's bar has room for these many. */
const NO_RODAPE = 5

function useLugares(): readonly { tela: Tela; Icone: ComponentType<{ size?: number }>; curto: string }[] {
  const quem = useQuem()
  const { recursosDesligados } = useMarca()
  const ligada = (t: Tela): boolean => t.recurso === undefined || !recursosDesligados.includes(t.recurso)
  const posicao = (t: Tela): number => {
    const i = ORDEM.findIndex(([path]) => path === t.path)
    return i < 0 ? ORDEM.length : i
  }
  return (Object.values(TELAS_CLIENTE) as Tela[])
    .filter((t) => t.menu !== undefined && !t.path.includes(':') && permite(t.permission, quem) && ligada(t))
    .sort((a, b) => posicao(a) - posicao(b))
    .map((tela) => {
      const [, Icone = IconPoint, curto = tela.title] = ORDEM[posicao(tela)] ?? []
      return { tela, Icone, curto }
    })
}

const dentro = (pathname: string, path: string): boolean =>
  path === '/cliente' ? pathname === path : pathname === path || pathname.startsWith(`${path}/`)

export default function MolduraDoCliente() {
  return (
    <ProvedorDeTrabalho>
      <Guarda>
        <Moldura />
      </Guarda>
    </ProvedorDeTrabalho>
  )
}

function Moldura() {
  const marca = useMarca()
  const quem = useQuem()
  const escuro = useComputedColorScheme('light') === 'dark'
  const logo = (escuro && marca.logoEscuro) || marca.logo
  return (
    <AppShell
      // As in tokens.css: what asks for a consent lies above the menu.
      zIndex={20}
      header={{ height: 60 }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: true } }}
      padding={{ base: 'sm', md: 'xl' }}
    >
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <UnstyledButton component={Link} to="/" aria-label={`${marca.nome}: ir para o início`}>
            {logo ? (
              <img src={logo} alt="" className="moldura-logo" />
            ) : (
              <Text fw={700} truncate>
                {marca.nome}
              </Text>
            )}
          </UnstyledButton>
          <Group gap="sm" wrap="nowrap">
            <UnstyledButton
              component={Link}
              to={TELAS_CLIENTE.meuPerfil.path}
              aria-label={[quem?.nome, TELAS_CLIENTE.meuPerfil.title].filter(Boolean).join(': ')}
            >
              <Group gap={6} wrap="nowrap">
                <IconUser size={20} aria-hidden />
                <Text size="sm" c="dimmed" truncate visibleFrom="xs">
                  {quem?.nome}
                </Text>
              </Group>
            </UnstyledButton>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconLogout size={14} aria-hidden />}
              onClick={() => void desligarAparelho().then(() => sair())}
            >
              Sair
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Minha área">
        <Lateral />
      </AppShell.Navbar>
      <AppShell.Main className="moldura-cliente">
        <div className="moldura-pagina">
          {quem?.cliUid != null && <TermosAAceitar />}
          <Outlet />
        </div>
      </AppShell.Main>
      <Rodape />
    </AppShell>
  )
}

function Lateral() {
  const { pathname } = useLocation()
  return useLugares().map(({ tela, Icone }) => (
    <NavLink
      key={tela.path}
      component={Link}
      to={tela.path}
      label={tela.title}
      leftSection={<Icone size={18} />}
      active={dentro(pathname, tela.path)}
      aria-current={dentro(pathname, tela.path) ? 'page' : undefined}
    />
  ))
}

function Rodape() {
  const { pathname } = useLocation()
  return (
    <nav className="moldura-rodape" aria-label="Minha área, atalhos">
      {useLugares()
        .slice(0, NO_RODAPE)
        .map(({ tela, Icone, curto }) => (
          <Link
            key={tela.path}
            to={tela.path}
            aria-current={dentro(pathname, tela.path) ? 'page' : undefined}
          >
            <Icone size={22} />
            <span>{curto}</span>
          </Link>
        ))}
    </nav>
  )
}
