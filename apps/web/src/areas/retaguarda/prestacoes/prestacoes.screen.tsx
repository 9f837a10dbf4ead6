// Accounts to the consignors: the statements, the sold lots that stand in none, and the orders to pay.
import { Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { AbasNaUrl } from '../../../kit/ficha/abas-na-url.tsx'
import { ListaAAbrir } from './lista-a-abrir.tsx'
import { ListaDeOrdens } from './lista-de-ordens.tsx'
import { ListaDePrestacoes } from './lista-de-prestacoes.tsx'

export default function TelaDasPrestacoes() {
  const paga = permite('prestacao:pagar', useQuem())
  return (
    <>
      <title>Prestações de contas</title>
      <Title order={1} size="h2" mb="md">
        Prestações de contas
      </Title>
      <AbasNaUrl
        abas={[
          ['prestacoes', 'Prestações', <ListaDePrestacoes key="p" />],
          ['a-abrir', 'A abrir', <ListaAAbrir key="a" />],
          ...(paga ? ([['ordens', 'Pagamentos', <ListaDeOrdens key="o" />]] as const) : []),
        ]}
      />
    </>
  )
}
