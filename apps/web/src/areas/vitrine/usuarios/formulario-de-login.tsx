// The sign-in form of both doors: clients (/login) and the house (/login-sistema).
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { PasswordInput } from '@martelo/ui/password-input.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { avisoDaEntrada } from '@martelo/contracts/core/errors.ts'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { tardia } from '../../../core/ao-ver.ts'
import { Link } from '../../../core/ligacao.tsx'
import { FalhaDoFormulario } from '../../../kit/formulario/folha.tsx'
import { useEspera } from '../../../kit/formulario/usar-espera.ts'
import { type Formulario, useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import { aoEntrar } from './ao-entrar.ts'
import { destinoSeguro } from './destino-seguro.ts'
import { pediuFator, type PedidoDeFator } from './pedido-de-fator.ts'

const EntrarPorChave = tardia(() => import('./entrar-por-chave.tsx'))
const EntrarPorCodigo = tardia(() => import('./entrar-por-codigo.tsx'))
const SegundoFator = tardia(() => import('./segundo-fator.tsx'))

const INICIAL = { email: '', senha: '', manterLogado: false }

interface Entrada {
  readonly dataFimToken: string
  readonly manterLogado: boolean
  readonly roles: readonly string[]
}

export function FormularioDeLogin({ sistema }: { sistema: boolean }) {
  const [busca] = useSearchParams()
  const espera = useEspera()
  const [fator, setFator] = useState<PedidoDeFator | null>(null)
  const [porCodigo, setPorCodigo] = useState(false)
  const [pronta, setPronta] = useState(false)
  useEffect(() => setPronta(true), [])
  const entrar = async (s: Entrada): Promise<void> => {
    const { entrou, inicioDaCasa } = await aoEntrar()
    entrou(s, destinoSeguro(busca.get('redirect'), sistema ? inicioDaCasa(s.roles) : '/'))
  }
  const f = useFormulario({
    inicial: INICIAL,
    conferir: async (v) => (await aoEntrar()).errosDeLogin(v),
    enviar: async ({ email, senha, manterLogado }) => {
      const { avisar, calar, chamar } = await aoEntrar()
      avisar({
        tipo: 'enviando',
        chave: 'login',
        mensagem: sistema ? 'Efetuando o login, aguarde!' : 'Efetuando login',
      })
      const sessao = await chamar('POST /v1/usuario/efetuar-login', {
        body: sistema
          ? { client_id: email, client_secret: senha, manterLogado }
          : { email, senha, manterLogado },
      }).catch((e: unknown) => {
        calar('login')
        espera.ouvir(e)
        const pedido = pediuFator(e)
        if (pedido === null) throw e
        setFator(pedido)
        return null
      })
      if (sessao === null) return
      avisar({ tipo: 'sucesso', chave: 'login', mensagem: 'Login efetuado com sucesso' })
      await entrar(sessao)
    },
  })
  const aviso = avisoDaEntrada(busca.get('aviso'))
  if (fator)
    return (
      <Suspense fallback={null}>
        <SegundoFator pedido={fator} aoEntrar={(s) => void entrar(s)} />
      </Suspense>
    )
  if (porCodigo)
    return (
      <Suspense fallback={null}>
        <EntrarPorCodigo
          email={f.valores.email}
          manterLogado={f.valores.manterLogado}
          aoEntrar={(s) => void entrar(s)}
          aoPedirFator={setFator}
          aoVoltar={() => setPorCodigo(false)}
        />
      </Suspense>
    )
  return (
    <>
      {aviso && !f.falha && <p className="formulario-aviso">{aviso}</p>}
      <form onSubmit={f.aoEnviar} noValidate>
        <FalhaDoFormulario falha={f.falha} />
        <Campos f={f} />
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
      {!sistema && (
        <Button type="button" size="l" block onClick={() => setPorCodigo(true)}>
          Entrar com um código
        </Button>
      )}
      {pronta && (
        <Suspense fallback={null}>
          <EntrarPorChave manterLogado={f.valores.manterLogado} aoEntrar={(s) => void entrar(s)} />
        </Suspense>
      )}
      <OutrosCaminhos sistema={sistema} />
    </>
  )
}

function Campos({ f }: { f: Formulario<typeof INICIAL> }) {
  return (
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
      <Field label="Senha" error={f.erros.senha} required>
        <PasswordInput
          name="senha"
          autoComplete="current-password"
          value={f.valores.senha}
          onChange={(e) => f.mudar('senha', e.currentTarget.value)}
        />
      </Field>
      <Checkbox
        label="Continuar conectado neste aparelho"
        checked={f.valores.manterLogado}
        onChange={(e) => f.mudar('manterLogado', e.currentTarget.checked)}
      />
    </>
  )
}

function OutrosCaminhos({ sistema }: { sistema: boolean }) {
  const [busca] = useSearchParams()
  const ligada = usePaginaLigada()
  return (
    <div className="formulario-fim">
      <Link to="/redefinir-senha">Esqueci a senha</Link>
      <Link to={`/acesso-unico?${busca}`}>Tenho uma senha de uso único</Link>
      {!sistema && ligada(8) && <Link to={`/cadastro?${busca}`}>Criar cadastro</Link>}
    </div>
  )
}
