// The header: who we are, the search, where one can go, what is live, and one's own things. The menu of a phone is the
// same links in a popover, so it opens without script.
import { ButtonContent, buttonLook } from '@martelo/ui/button.tsx'
import {
  IconCalendar,
  IconCar,
  IconClose,
  IconHeart,
  IconHelp,
  IconMapPin,
  IconMenu,
  IconUser,
} from '@martelo/ui/icones.tsx'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { aoVer, tardia } from '../../core/ao-ver.ts'
import { Link } from '../../core/ligacao.tsx'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../core/palavras-do-site.ts'
import { useFavoritos } from '../lotes/meus-favoritos.ts'
import { BuscaDoSite } from './busca-do-site.tsx'
import { IR, IR_CLIENTE, portaDaqui } from './caminhos.ts'
import { useAoVivo, usePaginaLigada } from './dados-da-cabeca.ts'
import { fecharMenu } from './fechar-menu.ts'
import './cabeca.css'

const Cesta = tardia(() => import('./cesta-na-cabeca.tsx'))
const MaisNoMenu = aoVer(() => import('./mais-no-menu.tsx'))
const MenuDaConta = tardia(() => import('./menu-da-conta.tsx'))

const PRINCIPAIS = [
  { para: IR.lotes, texto: 'Comprar', icone: IconCar, pagina: 0 },
  { para: IR.agenda, texto: 'Agenda', icone: IconCalendar, pagina: 11 },
  { para: IR.patios, texto: 'Pátios', icone: IconMapPin, pagina: 13 },
  { para: IR.comoFunciona, texto: 'Como funciona', icone: IconHelp, pagina: 14 },
]

/** `logo`: another than the house's usual one, for a dark page. `buscaNaPagina`: the page begins with a large search. */
export function Cabecalho({ logo, buscaNaPagina }: { logo?: string | null; buscaNaPagina?: boolean }) {
  const marca = useMarca()
  const desenho = logo ?? marca.logo
  const ligada = usePaginaLigada()
  const { pathname } = useLocation()
  const principais = PRINCIPAIS.filter((x) => ligada(x.pagina))
  return (
    <header className="cabecalho" data-busca-na-pagina={buscaNaPagina || undefined}>
      <div className="cabecalho__linha">
        <button type="button" className="cabecalho__menu" popoverTarget="menu-do-site" aria-label="Menu">
          <IconMenu size={24} />
        </button>
        <Link to={IR.inicio} className="cabecalho__marca" aria-label={`${marca.nome}, página inicial`}>
          {desenho ? <img src={desenho} alt="" height="36" /> : marca.nome}
        </Link>
        <BuscaDoSite />
        <nav className="cabecalho__nav" aria-label="Principal">
          <AoVivo />
          {principais.map(
            ({ para, texto }) =>
              para !== IR.comoFunciona && (
                <Link
                  key={para}
                  to={para}
                  prefetch="intent"
                  aria-current={pathname.startsWith(para) ? 'page' : undefined}
                >
                  {texto}
                </Link>
              ),
          )}
        </nav>
        {marca.tipo === 'loja' && (
          <Suspense fallback={null}>
            <Cesta />
          </Suspense>
        )}
        <Favoritos />
        <Conta />
      </div>
      <nav id="menu-do-site" popover="auto" className="menu-do-site" aria-label="Menu do site">
        <button
          type="button"
          className="menu-do-site__fechar"
          popoverTarget="menu-do-site"
          popoverTargetAction="hide"
        >
          <IconClose size={20} /> Fechar
        </button>
        <AoVivo />
        {principais.map(({ para, texto, icone: Icone }) => (
          <Link key={para} to={para} onClick={fecharMenu}>
            <Icone /> {texto}
          </Link>
        ))}
        <Suspense fallback={null}>
          <MaisNoMenu />
        </Suspense>
      </nav>
    </header>
  )
}

function AoVivo() {
  const aoVivo = useAoVivo()
  const p = usePalavras()
  const ligada = usePaginaLigada()
  const [primeiro] = aoVivo
  if (!primeiro) return null
  // Of several, the calendar shows which; without a calendar, the first is better than nothing.
  const destino = aoVivo.length === 1 || !ligada(11) ? `/auditorio/${primeiro.uid}` : IR.agenda
  const nome = aoVivo.length === 1 ? p.leilaoAoVivo.um : p.leilaoAoVivo.varios
  return (
    <Link
      to={destino}
      className="ao-vivo"
      onClick={fecharMenu}
      aria-label={`Ao vivo ${aoVivo.length}: ${nome}`}
      title={inicial(nome)}
    >
      <i aria-hidden="true" /> Ao vivo <b>{aoVivo.length}</b>
    </Link>
  )
}

function Favoritos() {
  const quantos = useFavoritos().size
  const quem = useQuem()
  const destino = quem ? IR_CLIENTE.favoritos : IR.favoritos
  return (
    <Link
      to={destino}
      className="cabecalho__icone"
      aria-label={quantos > 0 ? `Favoritos: ${quantos}` : 'Favoritos'}
      title="Favoritos"
    >
      <IconHeart size={22} />
      {quantos > 0 && <b aria-hidden="true">{quantos > 99 ? '99+' : quantos}</b>}
    </Link>
  )
}

function Conta() {
  const ligada = usePaginaLigada()
  const daqui = useLocation()
  if (useQuem())
    return (
      <div className="cabecalho__conta">
        <Suspense fallback={null}>
          <MenuDaConta />
        </Suspense>
      </div>
    )
  return (
    <div className="cabecalho__conta">
      {ligada(8) && (
        <Link
          to={portaDaqui(IR.cadastrar, daqui)}
          {...buttonLook({ variant: 'ghost', className: 'so-largo' })}
        >
          Criar conta
        </Link>
      )}
      <Link to={portaDaqui(IR.entrar, daqui)} {...buttonLook({ variant: 'primary' })}>
        <ButtonContent icon={IconUser}>Entrar</ButtonContent>
      </Link>
    </div>
  )
}
