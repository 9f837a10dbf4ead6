// On the page of a lot with a fixed price: into the basket, and to the basket once it lies there.
import { Button, ButtonContent, buttonLook } from '@martelo/ui/button.tsx'
import { IconReceipt } from '@martelo/ui/icones-da-compra.tsx'
import { useState } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { caminhoDaCesta, porNaCesta, useCesta } from '../../../../parts/lotes/cesta-deste-aparelho.ts'

export default function BotaoDaCesta({
  id,
  principal,
}: {
  readonly id: number
  /** the panel itself sells nothing to this person yet */
  readonly principal: boolean
}) {
  const cesta = useCesta()
  const variant = principal ? 'primary' : 'secondary'
  const [cheia, setCheia] = useState(false)
  if (cesta.includes(String(id)))
    return (
      <Link to={caminhoDaCesta(cesta)} {...buttonLook({ variant, block: true })}>
        <ButtonContent icon={IconReceipt}>{`Ver a cesta (${cesta.length})`}</ButtonContent>
      </Link>
    )
  return (
    <>
      <Button variant={variant} block icon={IconReceipt} onClick={() => setCheia(!porNaCesta(id))}>
        Pôr na cesta
      </Button>
      {cheia && <p role="alert">A cesta está cheia. Feche esta compra antes de juntar mais.</p>}
    </>
  )
}
