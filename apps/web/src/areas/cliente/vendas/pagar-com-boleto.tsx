// The boleto that a purchase waits for: its line to copy and the way to its page. While the bank registers it, the purchase is
// loaded again by the bank's answer.
import { Alert, Button, Card, Stack, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarLinhaDigitavel } from '@martelo/domain/boletos/linha-digitavel.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { Link } from 'react-router'
import { BotaoDeCopiar } from '../../../kit/ficha/copiar.tsx'
import type { PagamentoDaCompra } from '../../../parts/vendas/usar-venda.ts'

export function PagarComBoleto({ b, valor }: { b: NonNullable<PagamentoDaCompra['boleto']>; valor: number }) {
  return (
    <Stack gap="md">
      <Text size="xl" fw={700} ta="center" className="numeros">
        {formatarReais(valor)}
      </Text>
      <Text size="sm" ta="center">
        Vence em {formatarDia(b.dataVencimento)}
      </Text>
      {b.linhaDigitavel === null ? (
        <Alert
          role="status"
          title={b.situacao === 'recusado' ? 'O banco recusou o boleto' : 'Registrando no banco'}
        >
          {b.erro ?? 'O boleto só pode ser pago depois que o banco o registra. Esta página avança sozinha.'}
        </Alert>
      ) : (
        <Card withBorder>
          <Stack gap="sm">
            <Text size="xs" c="dimmed">
              Linha digitável
            </Text>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }} className="numeros">
              {formatarLinhaDigitavel(b.linhaDigitavel)}
            </Text>
            <BotaoDeCopiar nome="linha digitável" valor={b.linhaDigitavel} cheio />
          </Stack>
        </Card>
      )}
      <Button component={Link} to={caminho(TELAS_CLIENTE.boleto, { uid: b.uid })} variant="default" fullWidth>
        Ver o boleto: código de barras, Pix e PDF
      </Button>
    </Stack>
  )
}
