// The words of what is to be accepted, and the consent.
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { dizerAceite, NOME_DO_TERMO } from './termos-da-casa.ts'
import type { Termo } from './usar-termos.ts'

/** A house may give time before it is asked for. */
const prazo = ({ exigidoDesde, vigenteDesde }: Termo): string =>
  exigidoDesde !== null && exigidoDesde > vigenteDesde
    ? `. Necessário para dar lances e comprar a partir de ${formatarDia(exigidoDesde)}`
    : ''

export function LeituraDosTermos(p: {
  readonly termos: readonly Termo[]
  readonly aoAceitar: (() => void) | undefined
  /** what is said once it is registered */
  readonly dito?: string
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
        avisar({ tipo: 'sucesso', mensagem: p.dito ?? 'Aceite registrado' })
        dizerAceite()
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
            {prazo(v)}
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
export function Mudancas({ v }: { v: Termo }) {
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
