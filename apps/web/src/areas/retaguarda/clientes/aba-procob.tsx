// Questions to the registry of persons about this client: each has a right and a purpose, and leaves a trace.
import { Alert, Badge, Button, Card, Group, Select, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  ROTULO_DA_CONSULTA,
  TIPOS_DE_CONSULTA,
  type TipoDeConsulta,
} from '@martelo/domain/procob/julgar-consulta.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CamposDoDireito, useDireito } from '../../../parts/clientes/direito-da-consulta.tsx'

const COR = { Autorizado: 'green', Divergente: 'red', Falha: 'gray', Aguardando: 'yellow' } as const

export function AbaProcob({ uid }: { uid: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['procob', uid],
    queryFn: () => chamar('GET /v1/procob/consultas', { query: { cliUid: uid } }),
  })
  return (
    <Stack>
      <NovaConsulta uid={uid} aoConsultar={() => void refetch()} />
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton h={160} role="status" aria-label="Carregando" />}
      {data?.length === 0 && <Text c="dimmed">Nenhuma consulta sobre este cliente.</Text>}
      {data?.map((p) => (
        <Card key={p.uid} withBorder padding="sm" component="article" aria-label={ROTULO_DA_CONSULTA[p.tipo]}>
          <Group justify="space-between" align="start">
            <div>
              <Group gap="xs">
                <Text fw={600}>{ROTULO_DA_CONSULTA[p.tipo]}</Text>
                <Badge variant="light" color={COR[p.resultado]}>
                  {p.resultado}
                </Badge>
              </Group>
              {p.motivos.length > 0 && <Text size="sm">{p.motivos.join(' ')}</Text>}
              <Text size="sm" c="dimmed">
                {[
                  `${p.quem}, ${formatarDataHora(Date.parse(p.consultadoAt))}`,
                  p.finalidade,
                  p.lote && `lote ${p.lote}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <a href={caminho(TELAS_IMPRESSOS.laudoProcob, { uid: p.uid })} target="_blank">
              Abrir o laudo
            </a>
          </Group>
        </Card>
      ))}
    </Stack>
  )
}

function NovaConsulta({ uid, aoConsultar }: { uid: string; aoConsultar: () => void }) {
  const [tipo, setTipo] = useState<TipoDeConsulta>('CADASTRO')
  const { direito, dito, mudar } = useDireito()
  const [pedindo, setPedindo] = useState(false)
  const consultar = async (): Promise<void> => {
    setPedindo(true)
    try {
      const r = await chamar('POST /v1/procob/consultas', {
        body: { cliUid: uid, tipo, ...direito },
      })
      avisarSucesso(`A Procob respondeu: ${r.resultado}`)
      mudar({ finalidade: '' })
      aoConsultar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setPedindo(false)
    }
  }
  return (
    <Card withBorder>
      <Text size="sm" c="dimmed" mb="sm">
        Cada consulta e cada abertura de um laudo ficam registradas com o seu nome.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
        <Select
          label="O que consultar"
          data={TIPOS_DE_CONSULTA.map((value) => ({ value, label: ROTULO_DA_CONSULTA[value] }))}
          value={tipo}
          allowDeselect={false}
          onChange={(v) => setTipo(TIPOS_DE_CONSULTA.find((t) => t === v) ?? tipo)}
        />
        <CamposDoDireito direito={direito} mudar={mudar} />
        <Button
          style={{ justifySelf: 'start' }}
          loading={pedindo}
          disabled={!dito}
          onClick={() => void consultar()}
        >
          Consultar
        </Button>
      </SimpleGrid>
    </Card>
  )
}
