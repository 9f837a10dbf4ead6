// The way in by a code that a client asks for himself, by mail or SMS. The page says the same whether one was sent or not.
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox, Segmented } from '@martelo/ui/choice.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { FalhaDoFormulario } from '../../../kit/formulario/folha.tsx'
import { useEspera } from '../../../kit/formulario/usar-espera.ts'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { FormularioDeCodigo } from '../clientes/formulario-de-codigo.tsx'
import { pediuFator, type PedidoDeFator } from './pedido-de-fator.ts'

interface Entrada {
  readonly dataFimToken: string
  readonly manterLogado: boolean
  readonly roles: readonly string[]
}

interface Props {
  readonly email: string
  readonly manterLogado: boolean
  readonly aoEntrar: (s: Entrada) => void
  readonly aoPedirFator: (p: PedidoDeFator) => void
  readonly aoVoltar: () => void
}

export default function EntrarPorCodigo(p: Props) {
  const [canal, setCanal] = useState<'email' | 'sms'>('email')
  const [manterLogado, setManter] = useState(p.manterLogado)
  const [pedido, setPedido] = useState<{ email: string; canal: 'email' | 'sms' } | null>(null)
  const espera = useEspera()
  const f = useFormulario({
    inicial: { email: p.email },
    enviar: async ({ email }) => {
      try {
        const body = { email, canal }
        espera.ate((await chamar('POST /v1/usuario/pedir-codigo-de-entrada', { body })).proximoEnvio)
        setPedido(body)
      } catch (e) {
        espera.ouvir(e)
        throw e
      }
    },
  })
  const entrar = async (codigo: string): Promise<void> => {
    try {
      const body = { email: pedido?.email ?? '', codigo, manterLogado }
      p.aoEntrar(await chamar('POST /v1/usuario/entrar-por-codigo', { body }))
    } catch (e) {
      const fator = pediuFator(e)
      if (fator === null) throw e
      p.aoPedirFator(fator)
    }
  }
  return (
    <>
      {pedido && (
        <>
          <p className="formulario-aviso" role="status">
            Se {pedido.email} tiver cadastro com {pedido.canal === 'email' ? 'o e-mail' : 'o celular'}{' '}
            confirmado, o código chega {pedido.canal === 'email' ? 'ao e-mail' : 'ao celular'} em instantes.
          </p>
          <FormularioDeCodigo enviar={entrar} botao="Entrar" />
        </>
      )}
      <form onSubmit={f.aoEnviar} noValidate>
        {espera.faltam === 0 && <FalhaDoFormulario falha={f.falha} />}
        {!pedido && (
          <>
            <Field label="E-mail" error={f.erros.email} required>
              <TextInput
                name="email"
                type="email"
                autoComplete="username"
                inputMode="email"
                value={f.valores.email}
                onChange={(e) => f.mudar('email', e.currentTarget.value)}
              />
            </Field>
            <Checkbox
              label="Continuar conectado neste aparelho"
              checked={manterLogado}
              onChange={(e) => setManter(e.currentTarget.checked)}
            />
          </>
        )}
        <Segmented
          label="Receber o código"
          name="canal"
          options={CANAIS}
          value={canal}
          onValueChange={setCanal}
        />
        <Button
          type="submit"
          variant={pedido ? 'ghost' : 'primary'}
          size="l"
          block
          loading={f.enviando}
          disabled={espera.faltam > 0}
        >
          {espera.rotulo(pedido ? 'Enviar outro código' : 'Enviar o código')}
        </Button>
      </form>
      <div className="formulario-fim">
        <Button variant="ghost" size="s" onClick={p.aoVoltar}>
          Entrar com a senha
        </Button>
      </div>
    </>
  )
}

const CANAIS = [
  { value: 'email', label: 'Por e-mail' },
  { value: 'sms', label: 'Por SMS' },
] as const
