// The plan of each yard, and its editor.
import { Alert, Button, Group, Select, Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useParametros } from '../../../core/parametros.ts'
import { PlantaDoPatio, usePlanta } from '../../../parts/estadias/planta-do-patio.tsx'
import { EditorDaPlanta } from './editor-da-planta.tsx'

export default function MapaDoPatio() {
  const [params, setParams] = useParametros()
  const [editando, setEditando] = useState(false)
  const { data: patios } = useQuery({
    queryKey: ['patios-ativos'],
    queryFn: () => chamar('GET /v1/patios/ativos'),
  })
  const patUid = params.get('patio') ?? patios?.[0]?.uid ?? null
  const { data, error, refetch } = usePlanta(patUid)
  return (
    <Stack gap="md">
      <title>Mapa do pátio</title>
      <Title order={1} size="h2">
        Mapa do pátio
      </Title>
      <Group align="end">
        <Select
          label="Pátio"
          allowDeselect={false}
          w="100%"
          maw={420}
          data={(patios ?? []).map((p) => ({ value: p.uid, label: `${p.nome}, ${p.cidade}/${p.uf}` }))}
          value={patUid}
          onChange={(p) => {
            setEditando(false)
            if (p) setParams((q) => q.set('patio', p), { replace: true })
          }}
        />
        {data?.podeEditar && !editando && (
          <Button variant="default" onClick={() => setEditando(true)}>
            Mudar a planta
          </Button>
        )}
      </Group>
      {patios?.length === 0 && <Alert color="gray">Nenhum pátio cadastrado para você.</Alert>}
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && patUid !== null && <Skeleton height={320} />}
      {data && editando && (
        <EditorDaPlanta
          key={data.marca}
          planta={data}
          aoFechar={() => {
            setEditando(false)
            void refetch()
          }}
        />
      )}
      {data && !editando && <PlantaDoPatio planta={data} />}
    </Stack>
  )
}
