// Questions about lots of all auctions that the house has not answered.
import { Text, Title } from '@mantine/core'
import { ListaDePerguntas } from '../../../parts/conversas/lista-de-perguntas.tsx'

export default function Perguntas() {
  return (
    <>
      <title>Perguntas dos lotes</title>
      <Title order={1} size="h2">
        Perguntas dos lotes
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Sem resposta da casa. A resposta aparece na página do lote, para todos.
      </Text>
      <ListaDePerguntas />
    </>
  )
}
