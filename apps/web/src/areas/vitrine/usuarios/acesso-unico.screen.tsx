// Sign-in with a password of one use, which the house's staff issued.
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { tardia } from '../../../core/ao-ver.ts'
import { Link } from '../../../core/ligacao.tsx'
import { FalhaDoFormulario, Folha } from '../../../kit/formulario/folha.tsx'
import { useEspera } from '../../../kit/formulario/usar-espera.ts'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { aoEntrar } from './ao-entrar.ts'
import { destinoSeguro } from './destino-seguro.ts'
import { pediuFator, type PedidoDeFator } from './pedido-de-fator.ts'

const SegundoFator = tardia(() => import('./segundo-fator.tsx'))

export default function AcessoUnico() {
  const [busca] = useSearchParams()
  const espera = useEspera()
  const [fator, setFator] = useState<PedidoDeFator | null>(null)
  const entrar = async (s: { dataFimToken: string; manterLogado: boolean; roles: readonly string[] }) => {
    const { entrou, inicioDaCasa } = await aoEntrar()
    entrou(s, destinoSeguro(busca.get('redirect'), inicioDaCasa(s.roles)))
  }
  const f = useFormulario({
    inicial: { nomeUsuario: '', senha: '' },
    enviar: async (body) => {
      try {
        const { chamar } = await aoEntrar()
        await entrar(await chamar('POST /v1/usuario/efetuar-login-token-uso-unico', { body }))
      } catch (e) {
        espera.ouvir(e)
        const pedido = pediuFator(e)
        if (pedido === null) throw e
        setFator(pedido)
      }
    },
  })
  return (
    <Folha
      titulo="Senha de uso único"
      resumo="A equipe da casa emite esta senha para quem não consegue receber mensagens. Ela entra uma vez."
    >
      <title>Senha de uso único</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content="Entrada com uma senha de uso único emitida pela equipe da casa." />
      {fator ? (
        <Suspense fallback={null}>
          <SegundoFator pedido={fator} aoEntrar={(s) => void entrar(s)} />
        </Suspense>
      ) : (
        <form onSubmit={f.aoEnviar} noValidate>
          <FalhaDoFormulario falha={f.falha} />
          <Field label="E-mail ou nome de usuário" error={f.erros.nomeUsuario} required>
            <TextInput
              name="nomeUsuario"
              autoComplete="username"
              value={f.valores.nomeUsuario}
              onChange={(e) => f.mudar('nomeUsuario', e.currentTarget.value)}
            />
          </Field>
          <Field label="Senha de uso único" error={f.erros.senha} required>
            <TextInput
              className="formulario-codigo"
              name="senha"
              autoComplete="one-time-code"
              value={f.valores.senha}
              onChange={(e) => f.mudar('senha', e.currentTarget.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="l"
            block
            loading={f.enviando}
            disabled={espera.faltam > 0}
          >
            {espera.rotulo('Entrar')}
          </Button>
        </form>
      )}
      <div className="formulario-fim">
        <Link to={`/login?${busca}`}>Entrar com e-mail e senha</Link>
      </div>
    </Folha>
  )
}
