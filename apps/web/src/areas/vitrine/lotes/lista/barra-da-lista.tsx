// Above the results: what was found, what is active, sort and view. All of them are addresses.
import { ButtonContent, buttonLook } from '@martelo/ui/button.tsx'
import { IconClose, IconMapPin, IconMenu } from '@martelo/ui/icones.tsx'
import { IconFilter, IconGrid, IconList } from '@martelo/ui/icones-da-lista.tsx'
import { Select } from '@martelo/ui/text-input.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import type { Chip } from './apresentar-lista.server.ts'

export const VISTAS = ['grade', 'lista', 'tabela', 'mapa'] as const
export type Vista = (typeof VISTAS)[number]
const NOMES = { grade: 'Em grade', lista: 'Em lista', tabela: 'Em tabela', mapa: 'No mapa' }
const DESENHOS = { grade: IconGrid, lista: IconList, tabela: IconMenu, mapa: IconMapPin }

export interface BarraProps {
  readonly titulo: string
  readonly resumo: string
  readonly chips: readonly Chip[]
  readonly limpar: string | null
  readonly aviso: { readonly texto: string; readonly acao: string; readonly href: string } | null
  readonly ordem: string
  readonly ordens: readonly { readonly valor: string; readonly rotulo: string; readonly href: string }[]
  /** what the typed words were taken for */
  readonly entendida: {
    readonly corrigidas: readonly { readonly de: string; readonly para: string }[]
    readonly exata: string
  } | null
  readonly vista: Vista
  readonly vistas: Readonly<Record<Vista, string>>
  readonly irPara: (href: string) => void
}

export function BarraDaLista(b: BarraProps) {
  return (
    <div className="barra-da-lista">
      <div className="barra-da-lista__titulo">
        <h1>{b.titulo}</h1>
        <p role="status">{b.resumo}</p>
      </div>
      <div className="barra-da-lista__acoes">
        <button
          type="button"
          popoverTarget="filtros"
          {...buttonLook({ className: 'barra-da-lista__filtrar' })}
        >
          <ButtonContent icon={IconFilter}>
            Filtros{b.chips.length > 0 && ` (${b.chips.length})`}
          </ButtonContent>
        </button>
        <Select
          aria-label="Ordenar por"
          value={b.ordem}
          onChange={(e) => {
            const { value } = e.currentTarget
            const escolhida = b.ordens.find((o) => o.valor === value)
            if (escolhida) b.irPara(escolhida.href)
          }}
        >
          {b.ordens.map((o) => (
            <option key={o.valor} value={o.valor}>
              {o.rotulo}
            </option>
          ))}
        </Select>
        <Vistas vista={b.vista} vistas={b.vistas} />
      </div>
      <Chips chips={b.chips} limpar={b.limpar} />
      {b.entendida && (
        <p className="barra-da-lista__aviso">
          {b.entendida.corrigidas.map(({ de, para }) => `“${de}” lido como ${para}. `)}
          <Link to={b.entendida.exata}>Buscar só as palavras digitadas</Link>
        </p>
      )}
      {b.aviso && (
        <p className="barra-da-lista__aviso">
          {b.aviso.texto} <Link to={b.aviso.href}>{b.aviso.acao}</Link>
        </p>
      )}
      <noscript>
        <nav className="barra-da-lista__ordens" aria-label="Ordenar">
          {b.ordens.map((o) => (
            <a key={o.valor} href={o.href}>
              {o.rotulo}
            </a>
          ))}
        </nav>
      </noscript>
    </div>
  )
}

function Vistas({ vista, vistas }: Pick<BarraProps, 'vista' | 'vistas'>) {
  return (
    <nav className="barra-da-lista__vistas" aria-label="Como mostrar">
      {VISTAS.map((v) => {
        const Icone = DESENHOS[v]
        return (
          <Link
            key={v}
            to={vistas[v]}
            replace
            preventScrollReset
            aria-current={v === vista ? 'true' : undefined}
            aria-label={NOMES[v]}
            title={NOMES[v]}
          >
            <Icone size={20} />
          </Link>
        )
      })}
    </nav>
  )
}

function Chips({ chips, limpar }: Pick<BarraProps, 'chips' | 'limpar'>) {
  if (chips.length === 0) return null
  return (
    <ul className="barra-da-lista__chips" aria-label="Filtros ativos">
      {chips.map((c) => (
        <li key={c.rotulo + c.href}>
          <Link to={c.href} preventScrollReset aria-label={`Remover filtro ${c.rotulo}`}>
            {c.rotulo} <IconClose size={14} />
          </Link>
        </li>
      ))}
      {limpar && chips.length > 1 && (
        <li>
          <Link to={limpar} data-limpar="">
            Limpar tudo
          </Link>
        </li>
      )}
    </ul>
  )
}
