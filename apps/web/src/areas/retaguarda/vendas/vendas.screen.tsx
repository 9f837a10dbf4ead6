// Sales: who owes what, what waits for validation, what is divergent.
import { Title } from '@mantine/core'
import { TabelaDeVendas } from './tabela-de-vendas.tsx'

export function meta() {
  return [{ title: 'Vendas' }]
}

export default function TelaDasVendas() {
  return (
    <>
      <Title order={1} size="h2" mb="md">
        Vendas
      </Title>
      <TabelaDeVendas />
    </>
  )
}
