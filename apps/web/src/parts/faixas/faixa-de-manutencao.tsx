// How long the site is still open, on every page. Asked again each minute, so that an open tab learns of an announcement too.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useEffect, useState } from 'react'
import { chamar } from '../../core/api.ts'
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
  const [agora, setAgora] = useState(() => relogio.agora())
  useEffect(() => {
    const perguntar = (): void => {
      if (document.visibilityState !== 'visible') return
      chamar('GET /v1/hotsite/manutencao').then(setA, () => undefined)
    }
    const timer = setInterval(perguntar, PERGUNTAR_MS)
    return () => clearInterval(timer)
  }, [])
  const fecha = a?.fechaAt ?? null
  useEffect(() => {
    if (fecha === null) return
    const timer = setInterval(() => setAgora(relogio.agora()), 1000)
    return () => clearInterval(timer)
  }, [fecha])
  if (a === null || fecha === null) return null
  const falta = Date.parse(fecha) - agora
  return (
    <div className="faixa-do-topo" role="status">
      <span>
        {falta > 0 ? `Manutenção em ${quantoFalta(falta)}` : 'Site fechado para visitantes'}
        {a.mensagem === '' ? '' : `: ${a.mensagem}`}
        {a.reabreAt === null ? '' : ` Volta prevista: ${formatarDataHora(Date.parse(a.reabreAt))}.`}
      </span>
    </div>
  )
}
