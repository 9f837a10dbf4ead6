// How long the site is still open, on every page, and that it is closed. Asked again each minute, so that an open tab learns of an
// announcement too; a tab with a line learns at once that it closed, and that it is open again.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useEffect, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { acompanharDepois } from '../../core/entrar-depois.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { relogio } from '../../core/relogio.ts'

export interface Anunciada {
  readonly fechaAt: string | null
  readonly reabreAt: string | null
  readonly mensagem: string
}
const PERGUNTAR_MS = 60_000

function quantoFalta(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1000))
  if (s >= 7200) return `${Math.round(s / 3600)} horas`
  if (s >= 120) return `${Math.floor(s / 60)} minutos`
  return `${s} segundos`
}

export function FaixaDeManutencao({ inicial }: { inicial: Anunciada | null }) {
  const [a, setA] = useState<Anunciada | null>(inicial)
  const [aviso, setAviso] = useState<string | null>(null)
  const [agora, setAgora] = useState(() => relogio.agora())
  useEffect(() => {
    const perguntar = (): void => {
      if (document.visibilityState !== 'visible') return
      chamar('GET /v1/hotsite/manutencao').then(
        (nova) => {
          setA(nova)
          setAviso(null)
        },
        // A closed house answers this too with what its visitors are told.
        (e: unknown) => {
          if (e instanceof ErroDeChamada && e.erro.error === 'EM_MANUTENCAO') setAviso(e.message)
        },
      )
    }
    const timer = setInterval(perguntar, PERGUNTAR_MS)
    let fechada = false
    const parar = acompanharDepois((s) => {
      if (s === 'fechada' || (s === 'ligado' && fechada)) perguntar()
      fechada = s === 'fechada'
    })
    return () => {
      clearInterval(timer)
      parar()
    }
  }, [])
  const fecha = a?.fechaAt ?? null
  useEffect(() => {
    if (fecha === null) return
    const timer = setInterval(() => setAgora(relogio.agora()), 1000)
    return () => clearInterval(timer)
  }, [fecha])
  const volta = a?.reabreAt ? ` Volta prevista: ${formatarDataHora(Date.parse(a.reabreAt))}.` : ''
  if (aviso !== null)
    return (
      <div className="faixa-do-topo" role="alert">
        <span>
          Site fechado para visitantes. {aviso}
          {volta}
        </span>
      </div>
    )
  if (a === null || fecha === null) return null
  const falta = Date.parse(fecha) - agora
  return (
    <section className="faixa-do-topo" aria-label="Manutenção">
      {/* A timer is not read aloud at each of its seconds. */}
      <span role={falta > 0 ? 'timer' : 'status'}>
        {falta > 0 ? `Manutenção em ${quantoFalta(falta)}` : 'Site fechado para visitantes'}
        {a.mensagem === '' ? '' : `: ${a.mensagem}`}
        {volta}
      </span>
    </section>
  )
}
