import { Card, Group, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { Link } from 'react-router'
import { SituacaoDoIncidente } from '../../../parts/incidentes/situacao-do-incidente.tsx'

type Problema = RespostaDe<Calls['GET /v1/cliente/incidentes']>['incidentes'][number]

export function CartaoDoProblema({ n }: { n: Problema }) {
  return (
    <Card withBorder>
      <Group justify="space-between" wrap="nowrap" align="start">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} component={Link} to={caminho(TELAS_CLIENTE.meuIncidente, { uid: n.uid })}>
            {n.assunto}
          </Text>
          <Text size="sm" c="dimmed">
            {[
              `Caso ${n.codigo}`,
              n.vndId === null ? null : `compra ${numeroDaVenda(n.vndId)}`,
              n.lote,
              formatarData(Date.parse(n.criadoAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <SituacaoDoIncidente s={n.situacao} paraOCliente />
      </Group>
    </Card>
  )
}
