// The client area's frame: the site's own head, and the same few places on the left of a wide screen and under the thumb of
// a phone. Rendered in the browser only.
import { AppShell, NavLink, useComputedColorScheme } from '@mantine/core'
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
  IconMapPin,
  IconMessageReport,
  IconPoint,
  IconReceipt,
  IconScale,
  IconShieldCheck,
  IconUser,
} from '@tabler/icons-react'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { SkipLink } from '@martelo/ui/visually-hidden.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { chamar } from '../../core/api.ts'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { useNoticias } from '../../core/usar-noticias.ts'
import { EsqueletoDeTrabalho } from '../../kit/moldura/esqueleto.tsx'
import { Guarda } from '../../kit/moldura/guarda.tsx'
import { Cabecalho } from '../../parts/cabeca/cabecalho.tsx'
import { CabecaDoSite, type DadosDaCabeca } from '../../parts/cabeca/dados-da-cabeca.ts'
import { favoritosAgora } from '../../parts/lotes/meus-favoritos.ts'
import { iniciarFavoritos } from '../../parts/lotes/mudar-favoritos.ts'
import TermosAAceitar from '../../parts/termos/termos-a-aceitar.tsx'
import { CHAVE_DOS_TERMOS } from '../../parts/termos/termos-da-casa.ts'
import './moldura.css'
import { usePaginasDoCliente } from './paginas-do-cliente.ts'

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
  ['/cliente/meus-lances', IconGavel],
  ['/cliente/compras', IconReceipt, 'Compras'],
  ['/cliente/favoritos', IconHeart],
  ['/cliente/buscas-salvas', IconBell, 'Buscas'],
  ['/cliente/visitas', IconMapPin],
  ['/cliente/caucoes', IconShieldCheck],
  ['/cliente/judicial', IconScale],
  ['/cliente/avisos', IconBellRinging],
  ['/cliente/minha-pagina', IconFileText],
  ['/cliente/meu-perfil', IconUser],
  ['/cliente/indique-ganhe', IconGift],
  ['/cliente/problemas', IconMessageReport],
]
/** A phone's bar has room for these many. */
const NO_RODAPE = 5

interface Lugar {
  readonly tela: Tela
  readonly Icone: ComponentType<{ size?: number }>
  readonly titulo: string
  readonly curto: string
}

function useLugares(): readonly Lugar[] {
  const { tipo } = useMarca()
  const posicao = (t: Tela): number => {
    const i = ORDEM.findIndex(([path]) => path === t.path)
    return i < 0 ? ORDEM.length : i
  }
  return usePaginasDoCliente()
    .toSorted((a, b) => posicao(a.tela) - posicao(b.tela))
    .map(({ tela, titulo }) => {
      const [, Icone = IconPoint, curto = titulo] = ORDEM[posicao(tela)] ?? []
      const dosLances = tela.path === TELAS_CLIENTE.meusLances.path
      return { tela, Icone, titulo, curto: dosLances ? maiuscula(palavras(tipo).lance.varios) : curto }
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

const CABECA = 'cabeca-do-site'
const EVENTOS = new Set(['leilao-mudou'])

/** The head of the storefront has this from its loader; here it comes beside the page, which does not wait for it. */
function useCabeca(): DadosDaCabeca | null {
  const { id } = useMarca()
  useNoticias(`site:${id}`, CABECA, EVENTOS)
  const { data = null } = useQuery({
    queryKey: [CABECA],
    queryFn: async (): Promise<DadosDaCabeca> => {
      const { aoVivo, paginasDesligadas } = await chamar('GET /v1/hotsite/public')
      return { aoVivo, desligadas: paginasDesligadas }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

function Moldura() {
  const marca = useMarca()
  const quem = useQuem()
  const escuro = useComputedColorScheme('light') === 'dark'
  const cabeca = useCabeca()
  const consultas = useQueryClient()
  const aceitou = (): void => void consultas.invalidateQueries({ queryKey: CHAVE_DOS_TERMOS })
  const cliUid = quem?.cliUid ?? null
  useEffect(() => {
    // For the count in the head, which the storefront may have brought along. Best effort, as there.
    if (cliUid !== null && favoritosAgora().size === 0) iniciarFavoritos(true).catch(() => undefined)
  }, [cliUid])
  return (
    <AppShell
      // As in tokens.css: what asks for a consent lies above the menu.
      zIndex={20}
      header={{ height: 'var(--altura-do-cabecalho)' }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: true } }}
      padding={{ base: 'sm', md: 'xl' }}
    >
      <SkipLink />
      <div className="moldura-cabeca">
        <CabecaDoSite value={cabeca}>
          <Cabecalho logo={escuro ? marca.logoEscuro : null} />
        </CabecaDoSite>
      </div>
      <AppShell.Navbar p="xs" aria-label="Minha área">
        <Lateral />
      </AppShell.Navbar>
      <AppShell.Main id="conteudo" tabIndex={-1} className="moldura-cliente">
        <div className="moldura-pagina">
          {cliUid !== null && <TermosAAceitar key={cliUid} aoAceitar={aceitou} />}
          <Outlet />
        </div>
      </AppShell.Main>
      <Rodape />
    </AppShell>
  )
}

function Lateral() {
  const { pathname } = useLocation()
  return useLugares().map(({ tela, titulo, Icone }) => (
    <NavLink
      key={tela.path}
      component={Link}
      to={tela.path}
      label={titulo}
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
