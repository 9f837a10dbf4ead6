// The rehearsal of a house: made from the list of auctions, taken away from its own record.
import { Alert, Badge, Button, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IconTestPipe } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { Leilao } from './leilao-lido.ts'

/** Under which the list of auctions is kept. */
const LISTA = ['leiloes']

export function MontarLeilaoDeTeste() {
  const navegar = useNavigate()
  const consultas = useQueryClient()
  const [pergunta, setPergunta] = useState(false)
  const montar = async (): Promise<void> => {
    const { id } = await chamar('POST /v1/leiloes/teste')
    void consultas.invalidateQueries({ queryKey: LISTA })
    void navegar(caminho(TELAS_RETAGUARDA.leilao, { id }))
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTestPipe size={16} aria-hidden />}
        onClick={() => setPergunta(true)}
      >
        Leilão de teste
      </Button>
      <Confirmar
        aberto={pergunta}
        titulo="Montar um leilão de teste?"
        botao="Montar"
        aoFechar={() => setPergunta(false)}
        aoConfirmar={montar}
      >
        Três lotes prontos, com leiloeiro, local e comitente de teste. Só a equipe o vê: não aparece no site,
        não recebe lances de clientes e não gera vendas. Conduza-o até o martelo com os apelidos da plateia e
        retire-o num ato.
      </Confirmar>
    </>
  )
}

export const SeloDeTeste = () => (
  <Badge variant="light" color="yellow" tt="none" leftSection={<IconTestPipe size={12} aria-hidden />}>
    Teste
  </Badge>
)

export function AvisoDeTeste({ a }: { a: Leilao }) {
  const navegar = useNavigate()
  const consultas = useQueryClient()
  const [pergunta, setPergunta] = useState(false)
  const retirar = async (): Promise<void> => {
    await chamar('DELETE /v1/leiloes/:id/teste', { params: { id: a.id } })
    avisarSucesso('Leilão de teste retirado')
    void consultas.invalidateQueries({ queryKey: LISTA })
    await navegar(TELAS_RETAGUARDA.leiloes.path)
    consultas.removeQueries({ queryKey: ['leilao', a.id] })
  }
  return (
    <Alert color="yellow" title="Leilão de teste">
      <Text size="sm" mb="xs">
        Só a equipe o vê: não aparece no site, não recebe lances de clientes e não gera vendas. Abra a sala em
        “Conduzir”, dê lances pelos apelidos da plateia e bata o martelo.
      </Text>
      <Button size="xs" variant="default" onClick={() => setPergunta(true)}>
        Retirar o leilão de teste
      </Button>
      <Confirmar
        aberto={pergunta}
        titulo="Retirar o leilão de teste?"
        botao="Retirar"
        perigo
        aoFechar={() => setPergunta(false)}
        aoConfirmar={retirar}
      >
        O leilão, os seus lotes, bens e lances, os canais de transmissão com o que gravaram, o leiloeiro, o
        local e o comitente de teste são apagados. Não é possível desfazer.
      </Confirmar>
    </Alert>
  )
}
