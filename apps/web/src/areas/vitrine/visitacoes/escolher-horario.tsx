// The slots of a fortnight: days as links, so that they can be chosen without script, the day's slots as radio buttons of
// the form around them.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  DIAS_DA_SEMANA,
  diaDaSemana,
  diaEmBrasilia,
  formatarDataHora,
  formatarDia,
  formatarDiaComSemana,
  inicioDoDia,
  somarDias,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { Link } from '../../../core/ligacao.tsx'
import './visitacoes.css'

export type Horarios = RespostaDe<Calls['GET /v1/lotes/:lelUid/visitas']>
type Dia = Horarios['dias'][number]

export const DIAS_NA_TELA = 14
const ADIANTE = 56

const livresDe = (d: Dia): number => d.horarios.filter((h) => h.impedimento === null).length

/** What the address asks for: from which day on, and which day is open. */
export function pedidoDeDias(url: URL, agora: number): { de: string; ate: string; dia: string | null } {
  const hoje = diaEmBrasilia(agora)
  const lido = (nome: string): string | null => {
    const v = url.searchParams.get(nome) ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(v) && v >= hoje && v <= somarDias(hoje, ADIANTE) ? v : null
  }
  const de = lido('de') ?? hoje
  return { de, ate: somarDias(de, DIAS_NA_TELA - 1), dia: lido('dia') }
}

interface Props {
  readonly dias: readonly Dia[]
  /** when the sale ends */
  readonly ate: string | null
  readonly dia: string | null
  readonly hoje: string
  /** kept beside the days in their addresses */
  readonly mais?: string
  readonly erro: string | undefined
}

export function EscolherHorario({ dias, ate, dia, hoje, mais = '', erro }: Props) {
  const de = dias[0]?.dia ?? hoje
  const aberto = dias.find((d) => d.dia === dia) ?? dias.find((d) => livresDe(d) > 0)
  const para = (inicio: string, d?: string): string =>
    `?de=${inicio}${d === undefined ? '' : `&dia=${d}`}${mais}`
  const antes = somarDias(de, -DIAS_NA_TELA)
  const seguinte = somarDias(de, DIAS_NA_TELA)
  const fim = ate === null ? null : Date.parse(ate)
  const haMais = seguinte <= somarDias(hoje, ADIANTE) && (fim === null || inicioDoDia(seguinte) < fim)
  return (
    <fieldset className="visita-horario">
      <legend>Dia e hora</legend>
      <ol className="visita-dias">
        {dias.map((d) => (
          <li key={d.dia}>
            <UmDia d={d} aberto={d === aberto} para={para(de, d.dia)} />
          </li>
        ))}
      </ol>
      <p className="visita-outras">
        <span>
          {formatarDia(de)} a {formatarDia(dias.at(-1)?.dia ?? de)}; abaixo de cada dia, quantos horários
          estão livres
        </span>
        {de > hoje && (
          <Link to={para(antes < hoje ? hoje : antes)} preventScrollReset replace>
            Datas anteriores
          </Link>
        )}
        {haMais && (
          <Link to={para(seguinte)} preventScrollReset replace>
            Outras datas
          </Link>
        )}
      </p>
      {aberto === undefined ? (
        <p role="status">
          {fim === null || haMais
            ? 'Não há horários livres nestes dias.'
            : `A venda termina em ${formatarDataHora(fim)}, e até lá não há horário de visita livre.`}
        </p>
      ) : (
        <Horas d={aberto} />
      )}
      {erro && (
        <p className="visita-erro" role="alert" tabIndex={-1}>
          {erro}
        </p>
      )}
    </fieldset>
  )
}

function UmDia({ d, aberto, para }: { readonly d: Dia; readonly aberto: boolean; readonly para: string }) {
  const livres = livresDe(d)
  const dito = (
    <>
      <span>{DIAS_DA_SEMANA[diaDaSemana(d.dia)]?.slice(0, 3)}</span>
      <b>{d.dia.slice(8)}</b>
      <small>
        {livres === 0 ? '–' : livres}
        <span className="ui-visually-hidden">
          {livres > 0 ? ' horários livres' : d.fechado ? 'fechado' : 'sem vaga'}
        </span>
      </small>
    </>
  )
  if (livres === 0)
    return (
      <span className="visita-dia" data-vazio="" title={d.fechado ?? undefined}>
        {dito}
      </span>
    )
  return (
    <Link
      to={para}
      className="visita-dia"
      aria-current={aberto ? 'date' : undefined}
      preventScrollReset
      replace
    >
      {dito}
    </Link>
  )
}

function Horas({ d }: { readonly d: Dia }) {
  return (
    <>
      <p className="visita-aberto">{formatarDiaComSemana(d.dia)}</p>
      <div className="visita-horas">
        {d.horarios.map((h) => (
          <label key={h.inicio} className="visita-hora" title={h.impedimento ?? undefined}>
            <input type="radio" name="inicio" value={h.inicio} disabled={h.impedimento !== null} required />
            <span>{h.texto}</span>
          </label>
        ))}
      </div>
    </>
  )
}
