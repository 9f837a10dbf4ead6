// A Pix charge: the code as a picture and as text, the time it has left, and in the demonstration the way to the
// simulated bank. The page changes by itself when the bank tells of the payment.
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { contagemRegressiva } from '@martelo/domain/calendario/tempo-relativo.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { IconBuildingBank, IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { relogio } from '../../../core/relogio.ts'
import { BotaoDeCopiar } from '../../../kit/ficha/copiar.tsx'
import type { PagamentoDaCompra } from '../../../parts/vendas/usar-venda.ts'
import './pagar-com-pix.css'

/** What is charged: a payment of a purchase, a deposit. */
export interface Cobranca {
  readonly valor: number
  readonly pix: Omit<NonNullable<PagamentoDaCompra['pix']>, 'txid'> | null
}

export function PagarComPix({ p }: { p: Cobranca }) {
  const restante = useRestante(p.pix?.expiraAt ?? null)
  if (!p.pix)
    return (
      <Alert color="yellow" title="O banco ainda não respondeu">
        Escolha outra forma, ou tente o Pix de novo em instantes.
      </Alert>
    )
  const venceu = restante !== null && restante <= 0
  return (
    <Stack gap="md" align="center">
      <Text size="xl" fw={700} className="numeros">
        {formatarReais(p.valor)}
      </Text>
      {venceu ? (
        <Alert color="yellow" title="Este código venceu" role="alert">
          Escolha outra forma ou gere um novo Pix. Se você já pagou, aguarde: a confirmação ainda pode chegar.
        </Alert>
      ) : (
        <>
          <img
            className="pix-qr"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(p.pix.qrcode)}`}
            alt={`Código QR do Pix de ${formatarReais(p.valor)}`}
          />
          <Group gap={6}>
            <IconClock size={16} aria-hidden />
            <Text size="sm">
              {p.pix.expiraAt && `Vale até ${formatarHora(Date.parse(p.pix.expiraAt))}`}
              {restante !== null && (
                <Text span className="numeros" aria-hidden fw={600}>
                  {' '}
                  · {contagemRegressiva(restante)}
                </Text>
              )}
            </Text>
          </Group>
          <Textarea
            label="Pix copia e cola"
            value={p.pix.copiaECola}
            readOnly
            autosize
            maxRows={4}
            w="100%"
            onFocus={(e) => e.currentTarget.select()}
            classNames={{ input: 'pix-codigo' }}
          />
          <BotaoDeCopiar nome="código Pix" valor={p.pix.copiaECola} cheio />
          <Text size="sm" c="dimmed" ta="center" aria-live="polite">
            Assim que o banco confirmar, esta página avança sozinha.
          </Text>
        </>
      )}
      {p.pix.simulador && (
        <Button
          component="a"
          href={p.pix.simulador}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBuildingBank size={18} aria-hidden />}
        >
          Pagar no simulador
        </Button>
      )}
    </Stack>
  )
}

/** Milliseconds left by the server's clock, once a second; null without an end. */
function useRestante(fim: string | null): number | null {
  const [agora, setAgora] = useState(() => relogio.agora())
  useEffect(() => {
    if (fim === null) return
    const t = setInterval(() => setAgora(relogio.agora()), 1000)
    return () => clearInterval(t)
  }, [fim])
  return fim === null ? null : Date.parse(fim) - agora
}
