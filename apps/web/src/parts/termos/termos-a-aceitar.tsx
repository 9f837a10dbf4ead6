// A version of the house's terms that came into force since the client agreed: read here and accepted. It stands above the
// page and hides none: he must reach his purchases either way. On the storefront it is one line until he opens it.
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useCallback, useEffect, useId, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { NOME_DO_TERMO } from './termos-da-casa.ts'
import './termos.css'

type Termo = RespostaDe<Calls['GET /v1/cliente/termos']>[number]
const PERGUNTAR_MS = 10 * 60_000

interface Props {
  /** only its title and the way to open it, until it is opened */
  readonly resumido?: boolean
  readonly aoAceitar?: () => void
}

/** What is to be accepted; asked again while the tab stays open. A failure to ask is silent: he is asked the next time. */
function useTermos(): readonly [termos: readonly Termo[], reler: () => Promise<void>] {
  const [termos, setTermos] = useState<readonly Termo[]>([])
  const reler = useCallback(() => chamar('GET /v1/cliente/termos').then(setTermos, () => undefined), [])
  useEffect(() => {
    void reler()
    const relogio = setInterval(() => {
      if (document.visibilityState === 'visible') void reler()
    }, PERGUNTAR_MS)
    return () => clearInterval(relogio)
  }, [reler])
  return [termos, reler]
}

export default function TermosAAceitar({ resumido = false, aoAceitar }: Props) {
  const [termos, reler] = useTermos()
  const [aberto, setAberto] = useState(false)
  const titulo = useId()
  if (termos.length === 0) return null
  const nomes = termos.map((v) => `${NOME_DO_TERMO[v.documento]} (versão ${v.numero})`).join(' e ')
  return (
    <section className="termos" data-aberto={aberto || undefined} aria-labelledby={titulo}>
      <div className="termos__linha">
        <p id={titulo} className="termos__titulo">{`Há uma versão nova: ${nomes}`}</p>
        {!aberto && (
          <Button size="s" onClick={() => setAberto(true)}>
            Ler e aceitar
          </Button>
        )}
      </div>
      {(aberto || !resumido) && termos.map((v) => <Mudancas key={v.uid} v={v} />)}
      {aberto && (
        // Other words are another reading: the consent begins anew with them.
        <Leitura
          key={termos.map((v) => v.digest).join()}
          termos={termos}
          reler={reler}
          aoAceitar={aoAceitar}
          aoFechar={() => setAberto(false)}
        />
      )}
    </section>
  )
}

function Leitura(p: {
  readonly termos: readonly Termo[]
  readonly aoAceitar: (() => void) | undefined
  reler(): Promise<void>
  aoFechar(): void
}) {
  const [li, setLi] = useState(false)
  const [registrando, setRegistrando] = useState(false)
  const aceitar = (): void => {
    setRegistrando(true)
    chamar('POST /v1/cliente/termos', {
      body: { versoes: p.termos.map((v) => ({ uid: v.uid, lido: v.digest })) },
    })
      .then(() => {
        avisar({ tipo: 'sucesso', mensagem: 'Aceite registrado' })
        p.aoAceitar?.()
      })
      .catch((e: unknown) =>
        avisar({ tipo: 'erro', mensagem: e instanceof Error ? e.message : 'Não foi possível registrar' }),
      )
      .finally(() => {
        setRegistrando(false)
        // Also after a refusal: the words may be others by now.
        void p.reler()
      })
  }
  return (
    <>
      {p.termos.map((v) => (
        <div key={v.uid}>
          <p className="termos__nome">
            {NOME_DO_TERMO[v.documento]}, em vigor desde {formatarDia(v.vigenteDesde)}
          </p>
          <div className="termos__texto" tabIndex={0} role="region" aria-label={NOME_DO_TERMO[v.documento]}>
            {v.texto}
          </div>
        </div>
      ))}
      <div className="termos__linha">
        <Checkbox label="Li e aceito" checked={li} onChange={(e) => setLi(e.currentTarget.checked)} />
        <Button variant="ghost" onClick={p.aoFechar}>
          Ler depois
        </Button>
        <Button variant="primary" disabled={!li} loading={registrando} onClick={aceitar}>
          Registrar o aceite
        </Button>
      </div>
    </>
  )
}

/** What changed since he agreed, in the house's words: read without opening the whole text. */
function Mudancas({ v }: { v: Termo }) {
  if (v.mudancas.length === 0) return null
  return (
    <div>
      <p className="termos__nome">{`O que mudou: ${NOME_DO_TERMO[v.documento]}`}</p>
      {v.mudancas.map((m) => (
        <p key={m.numero} className="termos__mudanca">
          {v.mudancas.length > 1 && `Versão ${m.numero}: `}
          {m.texto}
        </p>
      ))}
    </div>
  )
}
