// How a statement was paid, or is being paid.
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_FORMA_DE_ORDEM, ROTULO_DA_ORDEM } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useState } from 'react'
import { COR_DA_ORDEM } from '../../../parts/prestacoes/cor-da-prestacao.ts'
import { EncerrarOrdem } from './encerrar-ordem.tsx'
import type { Prestacao } from './prestacao.screen.tsx'

export function OrdensDaPrestacao({ p, reler }: { p: Prestacao; reler: () => Promise<void> }) {
  const [aberta, setAberta] = useState<Prestacao['ordens'][number] | null>(null)
  if (p.ordens.length === 0)
    return (
      <Text c="dimmed">
        {p.situacao === 'APROVADA' ? 'Ainda não foi paga.' : 'Só se paga uma prestação aprovada.'}
      </Text>
    )
  return (
    <Stack>
      {p.ordens.map((o) => (
        <Card withBorder key={o.uid}>
          <Group justify="space-between" align="start">
            <div>
              <Text fw={600}>{`${formatarReais(o.valor)} por ${ROTULO_DA_FORMA_DE_ORDEM[o.forma]}`}</Text>
              <Text size="sm">{`${o.titular} · ${o.destino}`}</Text>
              <Text size="sm" c="dimmed">
                {[
                  `Ordenado em ${formatarDataHora(Date.parse(o.criadaAt))}`,
                  o.encerradaAt && `encerrado em ${formatarDataHora(Date.parse(o.encerradaAt))}`,
                  o.autenticacao,
                  o.motivo,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Group gap="xs">
              <Badge variant="light" color={COR_DA_ORDEM[o.situacao]}>
                {ROTULO_DA_ORDEM[o.situacao]}
              </Badge>
              {o.forma === 'TRANSFERENCIA' && o.situacao === 'enviando' && (
                <Button size="compact-sm" variant="default" onClick={() => setAberta(o)}>
                  Retorno do banco
                </Button>
              )}
            </Group>
          </Group>
        </Card>
      ))}
      {aberta && <EncerrarOrdem ordem={aberta} aoFechar={() => setAberta(null)} aoEncerrar={reler} />}
    </Stack>
  )
}
