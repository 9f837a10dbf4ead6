// The form behind "Relatar um problema". What was typed survives a refusal; the field `site` is for programs only.
import { MOTIVOS_DE_PROBLEMA, type MotivoDoProblema } from '@martelo/domain/lotes/problemas.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { Select, TextArea, TextInput } from '@martelo/ui/text-input.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { type SubmitEvent, useId, useState } from 'react'
import { chamar } from '../../../../core/api.ts'
import { ErroDeChamada } from '../../../../core/erro-de-chamada.ts'

interface Props {
  readonly lelUid: string
  readonly nome: string
  readonly aoFechar: () => void
}

export default function FormularioDoProblema({ lelUid, nome, aoFechar }: Props) {
  const id = useId()
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [geral, setGeral] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const enviar = (e: SubmitEvent<HTMLFormElement>): void => {
    e.preventDefault()
    const campos = Object.fromEntries(new FormData(e.currentTarget)) as Record<string, string>
    const { texto = '', email = '', site = '' } = campos
    setEnviando(true)
    setErros({})
    setGeral(null)
    chamar('POST /v1/lotes/:lelUid/problemas', {
      params: { lelUid },
      body: { motivo: campos.motivo as MotivoDoProblema, texto, email, site },
    })
      .then(() => {
        avisar({ tipo: 'sucesso', mensagem: 'Obrigado! A equipe vai olhar.' })
        aoFechar()
      })
      .catch((erro: unknown) => {
        const porCampo = erro instanceof ErroDeChamada ? erro.campos : {}
        setErros(porCampo)
        if (Object.keys(porCampo).length === 0)
          setGeral(erro instanceof Error ? erro.message : 'Não foi possível enviar. Tente novamente.')
        setEnviando(false)
      })
  }
  return (
    <Dialog
      open
      persistent
      onClose={aoFechar}
      size="s"
      title="Relatar um problema"
      description={nome}
      footer={
        <>
          <Button onClick={aoFechar}>Voltar</Button>
          <Button type="submit" form={id} variant="primary" loading={enviando}>
            Enviar
          </Button>
        </>
      }
    >
      <form id={id} className="problema" onSubmit={enviar} noValidate>
        {geral && <p role="alert">{geral}</p>}
        <Field label="O que está errado" error={erros.motivo}>
          <Select name="motivo" defaultValue="descricao">
            {Object.entries(MOTIVOS_DE_PROBLEMA).map(([valor, rotulo]) => (
              <option key={valor} value={valor}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Conte o que você viu" error={erros.texto}>
          <TextArea name="texto" rows={4} maxLength={2000} />
        </Field>
        <Field label="E-mail para resposta" required={false} error={erros.email}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
        </Field>
        <div className="ui-visually-hidden" aria-hidden="true">
          <input name="site" tabIndex={-1} autoComplete="off" />
        </div>
      </form>
    </Dialog>
  )
}
