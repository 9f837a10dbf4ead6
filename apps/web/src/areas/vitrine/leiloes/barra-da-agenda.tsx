// How the agenda is looked at: as a list or a month, by state and kind, or in one's own calendar. A form and links: it works
// without script.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { IconCalendar } from '@martelo/ui/icones.tsx'
import { Select } from '@martelo/ui/text-input.tsx'
import { Form, useSubmit } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'

interface DaBarra {
  readonly pedido: {
    readonly ver: 'lista' | 'mes'
    readonly mes: string
    readonly uf: string
    readonly modalidade: string
  }
  readonly ufs: readonly string[]
  readonly modalidades: readonly (readonly [string, string])[]
  readonly lista: string
  readonly calendario: string
  readonly ics: string
}

export function BarraDaAgenda({ d }: { d: DaBarra }) {
  const enviar = useSubmit()
  const { ver, mes, uf, modalidade } = d.pedido
  return (
    <div className="agenda__barra">
      <nav aria-label="Como ver a agenda" className="agenda__vistas">
        <Link to={d.lista} aria-current={ver === 'lista' ? 'page' : undefined}>
          Lista
        </Link>
        <Link to={d.calendario} aria-current={ver === 'mes' ? 'page' : undefined}>
          Mês
        </Link>
      </nav>
      <Form method="get" className="agenda__filtros" onChange={(e) => void enviar(e.currentTarget)}>
        {ver === 'mes' && (
          <>
            <input type="hidden" name="ver" value="mes" />
            <input type="hidden" name="mes" value={mes} />
          </>
        )}
        <Field label="Estado" labelHidden>
          <Select name="estado" defaultValue={uf} key={`uf ${uf}`}>
            <option value="">Todos os estados</option>
            {d.ufs.map((x) => (
              <option key={x}>{x}</option>
            ))}
          </Select>
        </Field>
        <Field label="Modalidade" labelHidden>
          <Select name="modalidade" defaultValue={modalidade} key={`m ${modalidade}`}>
            <option value="">Todas as modalidades</option>
            {d.modalidades.map(([valor, nome]) => (
              <option key={valor} value={valor}>
                {nome}
              </option>
            ))}
          </Select>
        </Field>
        <noscript>
          <Button type="submit">Filtrar</Button>
        </noscript>
      </Form>
      <a href={d.ics} {...buttonLook({ variant: 'ghost' })}>
        <IconCalendar size={18} /> Assinar no meu calendário
      </a>
    </div>
  )
}
