// A vehicle's stays, newest first: the tab "yard" of its record.
import { Anchor, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { estadiaAtiva } from '@martelo/domain/estadias/states.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../core/api.ts'
import { useQuem } from '../../core/marca-atual.ts'
import type { AbaDeVeiculo } from '../veiculos/aba-de-veiculo.ts'
import { NovaEstadia } from './nova-estadia.tsx'
import { SeloDaEstadia } from './selo-da-estadia.tsx'

export function PatioDoVeiculo({ v, refazer }: AbaDeVeiculo) {
  const veiUid = v.uid
  const consultas = useQueryClient()
  const chave = ['estadias-do-veiculo', veiUid]
  const [abrindo, setAbrindo] = useState(false)
  const podeAbrir = permite('estadia:mover', useQuem())
  const { data, error } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/estadias/qb', { query: { pagina: 1, porPagina: 50, veiculo: veiUid } }),
  })
  if (error)
    return (
      <Text c="red" role="alert">
        {error.message}
      </Text>
    )
  if (!data) return <Skeleton height={160} />
  return (
    <Stack>
      {podeAbrir && !data.some((e) => estadiaAtiva(e.situacao)) && (
        <Group>
          <Button onClick={() => setAbrindo(true)}>Nova entrada</Button>
        </Group>
      )}
      {data.length === 0 && <Text c="dimmed">Este veículo ainda não esteve em um pátio.</Text>}
      {data.map((e) => (
        <Card withBorder key={e.uid}>
          <Group justify="space-between">
            <div>
              <Anchor
                component={Link}
                to={caminho(TELAS_RETAGUARDA.estadia, { uid: e.uid })}
                fw={600}
                size="sm"
              >
                {[e.patio, e.vaga && `vaga ${e.vaga}`].filter(Boolean).join(', ')}
              </Anchor>
              <Text size="xs" c="dimmed">
                {[
                  `chave ${e.codigoChave}`,
                  e.diaInicio && `entrada em ${formatarData(Date.parse(e.diaInicio))}`,
                  e.diaFim && `saída em ${formatarData(Date.parse(e.diaFim))}`,
                  e.diaInicio && quantos(e.dias, 'dia', 'dias'),
                  e.servicosAbertos > 0 && quantos(e.servicosAbertos, 'serviço aberto', 'serviços abertos'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <SeloDaEstadia situacao={e.situacao} />
          </Group>
        </Card>
      ))}
      {abrindo && (
        <NovaEstadia
          veiUid={veiUid}
          aoFechar={() => setAbrindo(false)}
          aoSalvar={() => {
            void consultas.invalidateQueries({ queryKey: chave })
            void refazer()
          }}
        />
      )}
    </Stack>
  )
}
