// The removals of the driver who is signed in: one at a time, large enough for a phone in a hand with a glove.
import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { chamar, enviar as enviarArquivo } from '../../../core/api.ts'
import { useParametros } from '../../../core/parametros.ts'
import type { EnviarFoto } from '../../../parts/remocoes/fila-de-fotos.ts'
import type { EnviarPassos } from '../../../parts/remocoes/fila-de-passos.ts'
import { SeloDaRemocao } from '../../../parts/remocoes/selo-da-remocao.tsx'
import { type NaEstrada, Viagem } from '../../../parts/remocoes/viagem.tsx'

const CHAVE = ['minhas-remocoes']

export default function MinhasRemocoes() {
  const [params, setParams] = useParametros()
  const { data, error } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/remocoes/minhas') })
  const escolhida =
    data?.find((r) => r.uid === params.get('remocao')) ?? (data?.length === 1 ? data[0] : undefined)
  return (
    <Stack maw={560}>
      <title>Minhas remoções</title>
      <Title order={1} size="h2">
        Minhas remoções
      </Title>
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={240} />}
      {data?.length === 0 && <Text c="dimmed">Nenhuma remoção para você hoje.</Text>}
      {data && data.length > 1 && escolhida && (
        <Button variant="default" onClick={() => setParams((q) => q.delete('remocao'))}>
          Ver todas
        </Button>
      )}
      {escolhida ? (
        <UmaViagem key={escolhida.uid} r={escolhida} />
      ) : (
        data?.map((r) => (
          <Button
            key={r.uid}
            variant="default"
            h="auto"
            py="sm"
            justify="space-between"
            rightSection={<SeloDaRemocao situacao={r.situacao} />}
            // The whole name, on as many lines as it takes, beside a state that is never cut.
            styles={{
              label: { whiteSpace: 'normal', textAlign: 'left' },
              section: { flexShrink: 0 },
            }}
            onClick={() => setParams((q) => q.set('remocao', r.uid))}
          >
            {[r.veiculo, r.placa && formatarPlaca(r.placa)].filter(Boolean).join(', ')}
          </Button>
        ))
      )}
    </Stack>
  )
}

function UmaViagem({ r }: { r: NaEstrada }) {
  const consultas = useQueryClient()
  const enviar = useCallback<EnviarPassos>(
    (body) => chamar('POST /v1/remocoes/:uid/passos', { params: { uid: r.uid }, body }),
    [r.uid],
  )
  const enviarFoto = useCallback<EnviarFoto>(
    (f, arquivo) =>
      enviarArquivo('POST /v1/remocoes/:uid/fotos-da-viagem', [arquivo], {
        params: { uid: r.uid },
        body: { momento: f.momento, chaveDoPedido: f.chave },
      }),
    [r.uid],
  )
  const reler = useCallback(() => void consultas.invalidateQueries({ queryKey: CHAVE }), [consultas])
  return <Viagem r={r} enviar={enviar} enviarFoto={enviarFoto} reler={reler} />
}
