// A vehicle's removals, newest first: the tab "removals" of its record.
import { Anchor, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { remocaoViva } from '@martelo/domain/remocoes/states.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../core/api.ts'
import { useQuem } from '../../core/marca-atual.ts'
import type { AbaDeVeiculo } from '../veiculos/aba-de-veiculo.ts'
import { NovaRemocao } from './nova-remocao.tsx'
import { SeloDaRemocao } from './selo-da-remocao.tsx'

export function RemocoesDoVeiculo({ v }: AbaDeVeiculo) {
  const veiUid = v.uid
  const quem = useQuem()
  const consultas = useQueryClient()
  const chave = ['remocoes-do-veiculo', veiUid]
  const [pedindo, setPedindo] = useState(false)
  const podeVer = permite('remocao:ver', quem)
  const { data, error } = useQuery({
    queryKey: chave,
    queryFn: () =>
      chamar('GET /v1/remocoes/consulta/qb', { query: { pagina: 1, porPagina: 50, veiculo: veiUid } }),
    enabled: podeVer,
  })
  if (!podeVer) return <Text c="dimmed">As remoções são vistas por quem cuida delas.</Text>
  if (error)
    return (
      <Text c="red" role="alert">
        {error.message}
      </Text>
    )
  if (!data) return <Skeleton height={160} />
  return (
    <Stack>
      {permite('remocao:pedir', quem) && !data.some((r) => remocaoViva(r.situacao)) && (
        <Group>
          <Button onClick={() => setPedindo(true)}>Pedir remoção</Button>
        </Group>
      )}
      {data.length === 0 && <Text c="dimmed">Este veículo ainda não foi removido.</Text>}
      {data.map((r) => (
        <Card withBorder key={r.uid}>
          <Group justify="space-between">
            <div>
              <Anchor
                component={Link}
                to={caminho(TELAS_RETAGUARDA.remocao, { uid: r.uid })}
                fw={600}
                size="sm"
              >
                {r.local} → {r.patio}
              </Anchor>
              <Text size="xs" c="dimmed">
                {[
                  `pedida em ${formatarData(Date.parse(r.solicitadaAt))}`,
                  r.transportadora,
                  r.motorista,
                  r.fimAt && `entregue em ${formatarData(Date.parse(r.fimAt))}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <SeloDaRemocao situacao={r.situacao} />
          </Group>
        </Card>
      ))}
      {pedindo && (
        <NovaRemocao
          veiUid={veiUid}
          aoFechar={() => setPedindo(false)}
          aoSalvar={() => void consultas.invalidateQueries({ queryKey: chave })}
        />
      )}
    </Stack>
  )
}
