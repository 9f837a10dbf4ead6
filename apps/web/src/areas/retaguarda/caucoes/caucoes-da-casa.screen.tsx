// Every deposit that the house holds, has sent back, used or kept.
import { Text, Title } from '@mantine/core'
import { TabelaDeCaucoes } from './tabela-de-caucoes.tsx'

export function meta() {
  return [{ title: 'Cauções' }]
}

export default function TelaDasCaucoesDaCasa() {
  return (
    <>
      <Title order={1} size="h2">
        Cauções
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Quem não comprou recebe de volta sozinho quando o leilão termina. As que pedem decisão vêm primeiro.
      </Text>
      <TabelaDeCaucoes />
    </>
  )
}
