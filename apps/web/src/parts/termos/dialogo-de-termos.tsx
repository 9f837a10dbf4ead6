// The terms to be accepted before an offer, over the page that it was made on.
import { Button } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { LeituraDosTermos, Mudancas } from './leitura-dos-termos.tsx'
import './termos.css'
import { useTermos } from './usar-termos.ts'

export default function DialogoDeTermos(p: {
  readonly aoAceitar: (() => void) | undefined
  aoFechar(): void
}) {
  const { termos, reler } = useTermos()
  if (termos === null) return null
  return (
    <Dialog
      open
      persistent
      onClose={p.aoFechar}
      title="Os termos da casa mudaram"
      description="Leia e aceite para continuar. O que você preencheu fica como está."
    >
      <div className="termos-antes">
        {termos.map((v) => (
          <Mudancas key={v.uid} v={v} />
        ))}
        {termos.length === 0 ? (
          <div className="termos__linha">
            <p>Nada mais a aceitar: envie de novo.</p>
            <Button variant="primary" onClick={p.aoFechar}>
              Continuar
            </Button>
          </div>
        ) : (
          <LeituraDosTermos
            key={termos.map((v) => v.digest).join()}
            termos={termos}
            reler={reler}
            dito="Aceite registrado. Confira o valor e envie de novo."
            aoAceitar={() => {
              p.aoAceitar?.()
              p.aoFechar()
            }}
            aoFechar={p.aoFechar}
          />
        )}
      </div>
    </Dialog>
  )
}
