// The six digits that came by mail or SMS, typed or filled in by the phone.
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { FalhaDoFormulario } from '../../../kit/formulario/folha.tsx'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'

export function FormularioDeCodigo({
  enviar,
  botao = 'Confirmar',
}: {
  enviar: (codigo: string) => Promise<void>
  botao?: string
}) {
  const f = useFormulario({ inicial: { codigo: '' }, enviar: ({ codigo }) => enviar(codigo) })
  return (
    <form onSubmit={f.aoEnviar} noValidate>
      <FalhaDoFormulario falha={f.falha} />
      <Field label="Código" error={f.erros.codigo ?? f.erros.destino} required>
        <TextInput
          className="formulario-codigo"
          name="codigo"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          value={f.valores.codigo}
          onChange={(e) => f.mudar('codigo', e.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
        {botao}
      </Button>
    </form>
  )
}
