// Saves this search under a name, with the frequency of its notifications.
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { Button } from '@martelo/ui/button.tsx'
import '@martelo/ui/choice.css'
import { Checkbox, Radio } from '@martelo/ui/choice.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import '@martelo/ui/field.css'
import { Field } from '@martelo/ui/field.tsx'
import '@martelo/ui/text-input.css'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { type SubmitEvent, useId, useState } from 'react'
import { chamar } from '../../../../core/api.ts'
import { ErroDeChamada } from '../../../../core/erro-de-chamada.ts'
import { usePalavras } from '../../../../core/palavras-do-site.ts'

export interface BuscaParaSalvar {
  readonly nome: string
  readonly endereco: string
  readonly filtros: readonly Filtro[]
}

export default function SalvarBuscaDaLista({
  busca,
  aoFechar,
}: {
  busca: BuscaParaSalvar
  aoFechar: () => void
}) {
  const id = useId()
  const p = usePalavras()
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const salvar = (e: SubmitEvent<HTMLFormElement>): void => {
    e.preventDefault()
    const forma = new FormData(e.currentTarget)
    setEnviando(true)
    setErro(null)
    chamar('POST /v1/cliente/buscas-salvas', {
      body: {
        nome: String(forma.get('nome') ?? ''),
        endereco: busca.endereco,
        filtros: [...busca.filtros],
        frequencia: forma.get('frequencia') === 'diaria' ? 'diaria' : 'na-hora',
        porEmail: forma.get('porEmail') === 'on',
      },
    })
      .then(() => {
        avisar({ tipo: 'sucesso', mensagem: `Busca salva. Avisaremos dos próximos ${p.lote.varios}.` })
        aoFechar()
      })
      .catch((motivo: unknown) => {
        const doCampo = motivo instanceof ErroDeChamada ? motivo.campos.nome : undefined
        setErro(doCampo ?? (motivo instanceof Error ? motivo.message : 'Não foi possível salvar.'))
        setEnviando(false)
      })
  }
  return (
    <Dialog
      open
      onClose={aoFechar}
      size="s"
      title="Salvar esta busca"
      description={`Avisamos cada ${p.lote.um} novo uma vez, aqui no site e, se quiser, por e-mail.`}
      footer={
        <>
          <Button onClick={aoFechar}>Voltar</Button>
          <Button type="submit" form={id} variant="primary" loading={enviando}>
            Salvar busca
          </Button>
        </>
      }
    >
      <form id={id} className="salvar-busca" onSubmit={salvar} noValidate>
        <Field label="Nome" error={erro}>
          <TextInput name="nome" defaultValue={busca.nome} maxLength={80} />
        </Field>
        <fieldset>
          <legend>Quando avisar</legend>
          <Radio name="frequencia" value="na-hora" defaultChecked label="Na hora" />
          <Radio name="frequencia" value="diaria" label="Uma vez por dia, de manhã" />
        </fieldset>
        <Checkbox name="porEmail" defaultChecked label="Também por e-mail" />
      </form>
    </Dialog>
  )
}
