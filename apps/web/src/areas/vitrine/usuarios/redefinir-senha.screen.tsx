// Password recovery: first the e-mail, then, with the address received, the new password.
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { PasswordInput } from '@martelo/ui/password-input.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { validarNovaSenha } from '@martelo/domain/usuarios/senha.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { chamar } from '../../../core/api.ts'
import { FalhaDoFormulario, Folha, folhaDe } from '../../../kit/formulario/folha.tsx'
import { useEspera } from '../../../kit/formulario/usar-espera.ts'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { SecoesAbaixo } from '../conteudo/secoes-abaixo.tsx'
import type { Route } from './+types/redefinir-senha.screen.ts'

export const loader = ({ context }: Route.LoaderArgs) => paginaDe(context, '/redefinir-senha')

export default function RedefinirSenha({ loaderData: { pagina } }: Route.ComponentProps) {
  const hash = useSearchParams()[0].get('hash')
  return (
    <>
      <Cabeca {...cabecaDe(pagina)} canonico="/redefinir-senha" indexar={false} />
      {hash === null ? <PedirEndereco pagina={pagina} /> : <EscolherSenha hash={hash} />}
      <SecoesAbaixo pagina={pagina} />
    </>
  )
}

function PedirEndereco({ pagina }: Pick<Route.ComponentProps['loaderData'], 'pagina'>) {
  const [enviado, setEnviado] = useState(false)
  const espera = useEspera()
  const f = useFormulario<{ email: string }>({
    inicial: { email: '' },
    conferir: ({ email }): Record<string, string> => {
      const v = validarEmail(email)
      return v.ok ? {} : { email: v.mensagem }
    },
    enviar: async (v) => {
      try {
        espera.ate((await chamar('POST /v1/usuario/pedir-nova-senha', { body: v })).proximoEnvio)
        setEnviado(true)
      } catch (e) {
        espera.ouvir(e)
        throw e
      }
    },
  })
  if (enviado)
    return (
      <Folha
        titulo="Confira o seu e-mail"
        resumo={`Se ${f.valores.email} tiver cadastro, o endereço para escolher outra senha chega em instantes ao contato confirmado. Ele vale por 1 hora.`}
      >
        <form onSubmit={f.aoEnviar}>
          <Button type="submit" block loading={f.enviando} disabled={espera.faltam > 0}>
            {espera.rotulo('Enviar de novo')}
          </Button>
          {espera.faltam === 0 && <FalhaDoFormulario falha={f.falha} />}
        </form>
        <div className="formulario-fim">
          <Link to="/login">Voltar para entrar</Link>
        </div>
      </Folha>
    )
  return (
    <Folha {...folhaDe(pagina)}>
      <form onSubmit={f.aoEnviar} noValidate>
        <FalhaDoFormulario falha={f.falha} />
        <Field label="E-mail" error={f.erros.email} required>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            value={f.valores.email}
            onChange={(e) => f.mudar('email', e.currentTarget.value)}
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
          {espera.rotulo('Enviar')}
        </Button>
      </form>
    </Folha>
  )
}

function EscolherSenha({ hash }: { hash: string }) {
  const [entrada, setEntrada] = useState<string | null>(null)
  const f = useFormulario<{ senha: string; confirmacao: string }>({
    inicial: { senha: '', confirmacao: '' },
    conferir: ({ senha, confirmacao }): Record<string, string> => {
      const v = validarNovaSenha(senha, confirmacao)
      return v.ok ? {} : { senha: v.mensagem }
    },
    enviar: async (v) => {
      setEntrada((await chamar('POST /v1/usuario/redefinir-senha', { body: { hash, ...v } })).entrada)
    },
  })
  if (entrada !== null)
    return (
      <Folha titulo="Senha trocada" resumo="As outras sessões foram encerradas.">
        <Link to={entrada}>Entrar com a nova senha</Link>
      </Folha>
    )
  return (
    <Folha titulo="Escolha a nova senha" resumo="Use pelo menos 6 caracteres.">
      <form onSubmit={f.aoEnviar} noValidate>
        <FalhaDoFormulario falha={f.falha} />
        <Field label="Nova senha" error={f.erros.senha} required>
          <PasswordInput
            name="senha"
            autoComplete="new-password"
            value={f.valores.senha}
            onChange={(e) => f.mudar('senha', e.currentTarget.value)}
          />
        </Field>
        <Field label="Repita a senha" error={f.erros.confirmacao} required>
          <PasswordInput
            name="confirmacao"
            autoComplete="new-password"
            value={f.valores.confirmacao}
            onChange={(e) => f.mudar('confirmacao', e.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
          Trocar a senha
        </Button>
      </form>
    </Folha>
  )
}
