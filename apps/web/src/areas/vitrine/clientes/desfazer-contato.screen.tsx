// Undoes a change of contact, for the owner of the old e-mail or telephone. It takes a button, so that mail scanners
// do not trigger it.
import { Button } from '@martelo/ui/button.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { Link } from '../../../core/ligacao.tsx'
import { FalhaDoFormulario, Folha } from '../../../kit/formulario/folha.tsx'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'

export default function DesfazerContato() {
  const { hash = '' } = useParams()
  const [feito, setFeito] = useState<{ contato: string; hashDaSenha: string } | null>(null)
  const f = useFormulario({
    inicial: {},
    enviar: async () =>
      setFeito(await chamar('POST /v1/cliente/confirmacoes/desfazer-mudanca', { body: { hash } })),
  })
  const cabeca = (
    <>
      <title>Desfazer a troca de contato</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content="Desfaz a troca do e-mail ou do telefone de uma conta." />
    </>
  )
  if (feito)
    return (
      <Folha
        titulo="A troca foi desfeita"
        resumo={`O contato da conta voltou a ser ${feito.contato}. Todos os acessos foram encerrados e a senha antiga não entra mais.`}
      >
        {cabeca}
        <Link to={`/redefinir-senha?${new URLSearchParams({ hash: feito.hashDaSenha })}`}>
          Escolher uma senha nova
        </Link>
      </Folha>
    )
  return (
    <Folha
      titulo="Não foi você quem trocou?"
      resumo="Desfazendo, o contato antigo volta a valer, todos os acessos à conta são encerrados e você escolhe outra senha."
    >
      {cabeca}
      <form onSubmit={f.aoEnviar}>
        <FalhaDoFormulario falha={f.falha} />
        <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
          Desfazer a troca
        </Button>
      </form>
      <div className="formulario-fim">
        <Link to={IR.entrar}>Foi você? Não é preciso fazer nada</Link>
      </div>
    </Folha>
  )
}
