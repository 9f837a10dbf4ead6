// The back-office's frame: areas by job on the left, command palette, who is signed in. Rendered in the browser only.
import { AppShell } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useOnline } from '@martelo/ui/offline-banner.tsx'
import { IconWifiOff } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Outlet } from 'react-router'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { EsqueletoDeTrabalho } from '../../kit/moldura/esqueleto.tsx'
import { Guarda } from '../../kit/moldura/guarda.tsx'
import { Cabeca } from './moldura/cabeca.tsx'
import { useRecentes } from './moldura/lembrados.ts'
import { MenuDaCasa } from './moldura/menu.tsx'
import { Paleta } from './moldura/paleta.tsx'
import { useNoticiasDasPendencias } from './moldura/usar-pendencias.ts'
import './moldura.css'

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <EsqueletoDeTrabalho />
}

export default function MolduraDaRetaguarda() {
  return (
    <ProvedorDeTrabalho>
      <Guarda moldura={(conteudo) => <Moldura>{conteudo}</Moldura>}>
        <Outlet />
      </Guarda>
    </ProvedorDeTrabalho>
  )
}

/** Neutral colours while the back-office is open, for what hangs beside it (dialogs, notices) too. */
function useCoresNeutras(): void {
  useLayoutEffect(() => {
    const raiz = document.documentElement
    raiz.dataset.trabalho = 'neutro'
    return () => {
      delete raiz.dataset.trabalho
    }
  }, [])
}

function Moldura({ children }: { children: ReactNode }) {
  const [aberto, { toggle, close }] = useDisclosure()
  const recentes = useRecentes()
  useCoresNeutras()
  useNoticiasDasPendencias()
  return (
    <AppShell
      // As in tokens.css: the question about cookies lies above the menu, which ends where it begins.
      zIndex={20}
      header={{ height: 56 }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !aberto } }}
      padding={{ base: 'sm', md: 'lg' }}
    >
      <AppShell.Header px="md">
        <Cabeca aberto={aberto} alternar={toggle} />
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Módulos">
        <MenuDaCasa aoEscolher={close} recentes={recentes} />
      </AppShell.Navbar>
      <AppShell.Main>
        <SemRede />
        {children}
      </AppShell.Main>
      <Paleta />
    </AppShell>
  )
}

/** Stands in the page from the start, so that its live region speaks when the line goes down. */
function SemRede() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <div className="sem-rede">
          <IconWifiOff size={18} aria-hidden />
          Sem internet. O que está na tela pode ter mudado; salvar volta a funcionar com a conexão.
        </div>
      )}
    </div>
  )
}
