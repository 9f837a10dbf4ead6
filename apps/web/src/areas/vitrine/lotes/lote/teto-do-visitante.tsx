// The ceiling of an automatic bid as a visitor meets it: what it does, one field, and the login, which comes back to the
// lot with the value. Nothing is sent here.
import { Button } from '@martelo/ui/button.tsx'
import { Card } from '@martelo/ui/card.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { MoneyInput } from '@martelo/ui/money-input.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { IR } from '../../../../parts/cabeca/caminhos.ts'

export default function TetoDoVisitante({ url, minimo }: { readonly url: string; readonly minimo: number }) {
  const [teto, setTeto] = useState<number | null>(null)
  const navegar = useNavigate()
  const p = usePalavras()
  const baixo = teto !== null && teto < minimo
  const seguir = (evento: FormEvent) => {
    evento.preventDefault()
    if (teto === null || baixo) return
    const redirect = `${url}?teto=${teto}#lance`
    void navegar(`${IR.entrar}?${new URLSearchParams({ redirect })}`)
  }
  return (
    <Card as="section" className="lance-painel" aria-label={inicial(p.lanceAutomatico.um)}>
      <h2>Diga o seu limite</h2>
      <p>Cobrimos os outros por você, pelo mínimo necessário, até o valor que escolher. Só você o vê.</p>
      <form className="lance-outro" onSubmit={seguir}>
        <Field
          label="Lançar por mim até"
          error={baixo ? `Informe pelo menos ${formatarReais(minimo)}.` : undefined}
        >
          <MoneyInput value={teto} onValueChange={setTeto} />
        </Field>
        <Button type="submit" disabled={teto === null || baixo}>
          Entrar e confirmar
        </Button>
      </form>
    </Card>
  )
}
