// The second step of a login: the code of the app, or one of recovery. Where the house asks for it and the person has none yet,
// the app is set up here.
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { FalhaDoFormulario } from '../../../kit/formulario/folha.tsx'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import type { PedidoDeFator } from './pedido-de-fator.ts'

interface Entrada {
  readonly dataFimToken: string
  readonly manterLogado: boolean
  readonly roles: readonly string[]
}

export default function SegundoFator({
  pedido,
  aoEntrar,
}: {
  pedido: PedidoDeFator
  aoEntrar: (sessao: Entrada) => void
}) {
  const [pronta, setPronta] = useState<{ sessao: Entrada; codigos: readonly string[] } | null>(null)
  const f = useFormulario({
    inicial: { codigo: '' },
    enviar: async ({ codigo }) => {
      const { codigosDeRecuperacao, ...sessao } = await chamar('POST /v1/usuario/segundo-fator', {
        body: { desafio: pedido.desafio, codigo },
      })
      if (codigosDeRecuperacao.length === 0) aoEntrar(sessao)
      else setPronta({ sessao, codigos: codigosDeRecuperacao })
    },
  })
  if (pronta)
    return (
      <div className="formulario-pilha">
        <p className="formulario-aviso">
          Guarde estes códigos de recuperação. Cada um entra uma vez se você perder o aparelho; eles não
          aparecem de novo.
        </p>
        <ul className="formulario-codigos">
          {pronta.codigos.map((c) => (
            <li key={c}>{c}</li>
          ))}
        </ul>
        <Button variant="primary" size="l" block onClick={() => aoEntrar(pronta.sessao)}>
          Guardei os códigos: entrar
        </Button>
      </div>
    )
  return (
    <form onSubmit={f.aoEnviar} noValidate>
      {pedido.configurar ? (
        <Configurar {...pedido.configurar} />
      ) : (
        <p className="formulario-aviso">
          Abra o seu aplicativo de autenticação e digite o código que ele mostra.
        </p>
      )}
      <FalhaDoFormulario falha={f.falha} />
      <Field
        label="Código do aplicativo"
        hint={pedido.configurar ? undefined : 'Sem o aparelho? Use um código de recuperação.'}
        error={f.erros.codigo}
        required
      >
        <TextInput
          className="formulario-codigo"
          name="codigo"
          autoComplete="one-time-code"
          maxLength={20}
          value={f.valores.codigo}
          onChange={(e) => f.mudar('codigo', e.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
        Entrar
      </Button>
    </form>
  )
}

function Configurar({ segredo, qr }: { segredo: string; qr: string }) {
  return (
    <>
      <p className="formulario-aviso">
        Para o seu papel a casa exige o código de um aplicativo de autenticação. Leia o QR code com o
        aplicativo e digite o código que ele mostrar.
      </p>
      <img
        className="formulario-qr"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code para o aplicativo"
      />
      <p className="formulario-resumo">
        Não dá para ler? Digite no aplicativo: <code>{segredo}</code>
      </p>
    </>
  )
}
