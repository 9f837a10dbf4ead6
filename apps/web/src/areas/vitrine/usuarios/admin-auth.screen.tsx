// Sign-in by an address made for one person, good once. The button keeps mail scanners from spending it.
import { Button } from '@martelo/ui/button.tsx'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { FalhaDoFormulario, Folha } from '../../../parts/formulario/folha.tsx'
import { useFormulario } from '../../../parts/formulario/usar-formulario.ts'
import { entrou } from './entrar.ts'

export default function AdminAuth() {
  const { hash = '' } = useParams()
  const f = useFormulario({
    inicial: {},
    enviar: async () => entrou(await chamar('POST /v1/usuario/hash/efetuar-login', { query: { hash } }), '/'),
  })
  return (
    <Folha titulo="Acesso por endereço" resumo="Este endereço funciona uma única vez.">
      <title>Acesso</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content="Entrada por um endereço que vale para uma pessoa, uma vez." />
      <form onSubmit={f.aoEnviar}>
        <FalhaDoFormulario falha={f.falha} />
        <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
          Entrar
        </Button>
      </form>
    </Folha>
  )
}
