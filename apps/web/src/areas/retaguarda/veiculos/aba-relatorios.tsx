// The vehicle's tab "Relatórios": its papers in one place, and its dated price.
import { Anchor, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { LAUDOS_CAUTELARES } from '@martelo/domain/veiculos/conservacao.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { AbaDeVeiculo } from '../../../parts/veiculos/aba-de-veiculo.ts'
import { PapeisDoDetran } from '../../../parts/veiculos/papeis-do-detran.tsx'

const PAPEIS: readonly string[] = ['laudo', 'documento', 'nota']

export function AbaRelatorios({ v, refazer }: AbaDeVeiculo) {
  const { data } = useQuery({
    queryKey: ['anexos', 'veiculo', v.uid, 'papeis'],
    queryFn: () => chamar('GET /v1/anexos/:entidade/:uid', { params: { entidade: 'veiculo', uid: v.uid } }),
  })
  const papeis = (data ?? []).filter((a) => PAPEIS.includes(a.tipo))
  return (
    <Stack>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Laudo cautelar
        </Title>
        <Text size="sm">{LAUDOS_CAUTELARES[v.laudoCautelarResultado]}</Text>
        {v.laudoUrl ? (
          <Anchor href={v.laudoUrl} target="_blank" size="sm">
            Abrir o laudo
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            Nenhum arquivo do tipo Laudo. Envie em Arquivos.
          </Text>
        )}
      </Card>
      <PapeisDoDetran veiUid={v.uid} nome={v.placa ?? v.chassi ?? v.modelo} />
      <Fipe v={v} refazer={refazer} />
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Papéis
        </Title>
        {papeis.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nenhum documento, laudo ou nota entre os arquivos.
          </Text>
        ) : (
          <List size="sm">
            {papeis.map((a) => (
              <List.Item key={a.uid}>
                <Anchor href={`/v1/anexos/${a.uid}/arquivo`} target="_blank">
                  {a.nome}
                </Anchor>{' '}
                ({TIPOS_DE_ANEXO[a.tipo].rotulo})
              </List.Item>
            ))}
          </List>
        )}
      </Card>
    </Stack>
  )
}

function Fipe({ v, refazer }: AbaDeVeiculo) {
  const [fazendo, setFazendo] = useState(false)
  const atualizar = async (): Promise<void> => {
    setFazendo(true)
    try {
      const r = await chamar('POST /v1/veiculos/:uid/fipe', { params: { uid: v.uid } })
      avisarSucesso(
        `FIPE: ${formatarReais(r.valor)} (${r.fonte === 'tabela' ? 'tabela da casa' : 'serviço de preços'})`,
      )
      await refazer()
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Card withBorder>
      <Group justify="space-between">
        <div>
          <Title order={2} size="h5">
            FIPE
          </Title>
          <Text size="sm">
            {v.fipeValor === null ? 'Sem preço' : formatarReais(v.fipeValor)}
            {v.fipeNome ? ` · ${v.fipeNome}` : ''}
            {v.fipeCodigo ? ` · ${v.fipeCodigo}` : ''}
          </Text>
          {v.fipeAtualizadaAt && (
            <Text size="xs" c="dimmed">
              Preço de {formatarData(Date.parse(v.fipeAtualizadaAt))}
            </Text>
          )}
        </div>
        {v.can.editar && (
          <Button variant="default" loading={fazendo} onClick={() => void atualizar()}>
            Atualizar
          </Button>
        )}
      </Group>
    </Card>
  )
}
