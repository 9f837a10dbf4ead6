// The buyer's boleto.
import { Alert, Anchor, Container, Skeleton, Stack, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { Link, useParams } from 'react-router'
import { BoletoNaTela, useBoleto } from '../../../parts/boletos/boleto-na-tela.tsx'
import { CHAVE_DAS_COMPRAS, useAvisosDasCompras } from '../../../parts/vendas/usar-venda.ts'

export default function TelaDoBoleto() {
  const { uid = '' } = useParams()
  useAvisosDasCompras()
  const { data: b, error } = useBoleto(uid, CHAVE_DAS_COMPRAS)
  return (
    <Container size="sm" px={0}>
      <title>Boleto</title>
      <Stack>
        {b && (
          <Anchor component={Link} to={caminho(TELAS_CLIENTE.compra, { id: b.vndId })} size="sm">
            Voltar à compra {numeroDaVenda(b.vndId)}
          </Anchor>
        )}
        <Title order={1} size="h2">
          Boleto
        </Title>
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        {!b && !error && <Skeleton height={320} radius="md" />}
        {b && <BoletoNaTela b={b} />}
      </Stack>
    </Container>
  )
}
