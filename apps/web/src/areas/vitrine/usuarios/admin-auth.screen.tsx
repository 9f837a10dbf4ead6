// Sign-in by an address made for one person, good once. The button keeps mail scanners from spending it.
import { Button } from '@martelo/ui/button.tsx'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { tardia } from '../../../core/ao-ver.ts'
import { FalhaDoFormulario, Folha } from '../../../kit/formulario/folha.tsx'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { aoEntrar } from './ao-entrar.ts'
import { pediuFator, type PedidoDeFator } from './pedido-de-fator.ts'

const SegundoFator = tardia(() => import('./segundo-fator.tsx'))

export default function AdminAuth() {
  const { hash = '' } = useParams()
  const [fator, setFator] = useState<PedidoDeFator | null>(null)
  const entrar = async (s: { dataFimToken: string; manterLogado: boolean; roles: readonly string[] }) => {
    const { entrou, inicioDaCasa } = await aoEntrar()
    entrou(s, inicioDaCasa(s.roles))
  }
  const f = useFormulario({
    inicial: {},
    enviar: async () => {
      try {
        const { chamar } = await aoEntrar()
        await entrar(await chamar('POST /v1/usuario/hash/efetuar-login', { query: { hash } }))
      } catch (e) {
        const pedido = pediuFator(e)
        if (pedido === null) throw e
        setFator(pedido)
      }
    },
  })
  return (
    <Folha titulo="Acesso por endereço" resumo="Este endereço funciona uma única vez.">
      <title>Acesso</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content="Entrada por um endereço que vale para uma pessoa, uma vez." />
      {fator ? (
        <Suspense fallback={null}>
          <SegundoFator pedido={fator} aoEntrar={(s) => void entrar(s)} />
        </Suspense>
      ) : (
        <form onSubmit={f.aoEnviar}>
          <FalhaDoFormulario falha={f.falha} />
          <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
            Entrar
          </Button>
        </form>
      )}
    </Folha>
  )
}
