// One lot's negotiation, wherever the lot is shown to who takes part in it: where it stands, until when, what was said, and
// what he may do now. It loads itself and renews with his notices; nothing said: nothing shown.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { Link } from '../../core/ligacao.tsx'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'
import { AtosDaNegociacao } from './atos-da-negociacao.tsx'
import './negociacao.css'

export type Fio = RespostaDe<Calls['GET /v1/cliente/negociacoes']>[number]

/**
 * `chave`: changes with what the page knows of the lot, so that the thread is asked for again. `senao`: stands here while
 * nothing was said.
 */
export function Negociacao({
  lelUid,
  chave = '',
  aoMudar,
  senao = null,
}: {
  readonly lelUid: string
  readonly chave?: string
  readonly aoMudar?: () => void
  readonly senao?: ReactNode
}) {
  const { fio, carregar } = useNegociacao(lelUid, chave)
  if (fio === null || fio.situacao === 'nenhuma') return senao
  const feito = () => {
    void carregar()
    aoMudar?.()
  }
  return <FioDaNegociacao fio={fio} feito={feito} />
}

/** `comLote`: where the lot itself is not beside it. */
export function FioDaNegociacao({
  fio,
  feito,
  comLote = false,
}: {
  readonly fio: Fio
  readonly feito: () => void
  readonly comLote?: boolean
}) {
  const p = palavras(useMarca().tipo)
  const espera = fio.situacao.startsWith('espera-')
  return (
    <section
      className="negociacao"
      data-situacao={fio.situacao}
      aria-label={`Negociação: ${p.lote.um} ${fio.numero}`}
    >
      {comLote && (
        <Link to={`${fio.url}#lance`} className="negociacao__lote">{`${fio.numero} – ${fio.nome}`}</Link>
      )}
      <p className="negociacao__estado">
        <b>{fio.titulo}</b>
        {fio.ate && <span>{` até ${fio.ate.split('-').toReversed().join('/')}`}</span>}
      </p>
      {fio.texto && <p>{fio.texto}</p>}
      {fio.situacao === 'comprado' && (
        <Link to="/cliente/compras" {...buttonLook({ variant: 'primary' })}>
          Ver em Minhas compras
        </Link>
      )}
      <AtosDaNegociacao fio={fio} feito={feito} />
      {fio.falas.length > 0 && (
        <details open={espera}>
          <summary>{`O que foi dito (${fio.falas.length})`}</summary>
          <ol className="negociacao__falas">
            {fio.falas.map((f) => (
              <li key={`${f.em} ${f.texto}`} data-quem={f.quem}>
                <span className="negociacao__quem">{quem(f.quem, maiuscula(p.comitente.um))}</span>
                <span>
                  {f.texto}
                  {f.valor !== null && <b>{` ${formatarReais(f.valor)}`}</b>}
                </span>
                {f.detalhe && <span className="negociacao__detalhe">{f.detalhe}</span>}
                <time dateTime={f.em}>{quando(f.em)}</time>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

const quem = (lado: Fio['falas'][number]['quem'], vendedor: string): string =>
  ({ voce: 'Você', casa: 'Casa', vendedor })[lado]

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})
const quando = (iso: string): string => QUANDO.format(new Date(iso))

const ESPERA_MS = 300

/** This lot's thread of the signed-in client; null: none. */
function useNegociacao(lelUid: string, chave: string) {
  const cliUid = useQuem()?.cliUid ?? null
  const [fio, setFio] = useState<Fio | null>(null)
  const carregar = useCallback(async () => {
    try {
      const [meu] = await chamar('GET /v1/cliente/negociacoes', { query: { lelUid } })
      setFio(meu ?? null)
    } catch {
      // What stood stays; the next notice asks again.
    }
  }, [lelUid])
  useEffect(() => {
    if (cliUid === null) return undefined
    const espera = setTimeout(() => void carregar(), chave === '' ? 0 : ESPERA_MS)
    return () => clearTimeout(espera)
  }, [cliUid, carregar, chave])
  useEffect(() => {
    if (cliUid === null) return undefined
    return entrarNaSala(`cliente:${cliUid}`, {
      quadro: ({ dados }) => {
        if (dados.lelUid === lelUid) void carregar()
      },
      recarregar: () => void carregar(),
    })
  }, [cliUid, lelUid, carregar])
  return { fio, carregar }
}
