// The first step for a client who has not asked yet: accepting the auction's rules.
import { Anchor, Button, Card, Checkbox, ScrollArea, Skeleton, Stack, Text, Title } from '@mantine/core'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { CHAVE_DAS_CAUCOES } from '../../../parts/caucoes/usar-caucoes.ts'

export function AceitarRegulamento({ leiUid }: { leiUid: string }) {
  const p = palavras(useMarca().tipo)
  const consultas = useQueryClient()
  const [aceito, setAceito] = useState(false)
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_CAUCOES, leiUid, 'regulamento'],
    queryFn: () => chamar('GET /v1/cliente/estou-habilitado', { query: { leiUid } }),
  })
  const pedir = useMutation({
    mutationFn: () =>
      chamar('POST /v1/leilao/:leiUid/habilitar', {
        params: { leiUid },
        body: { aceitoRegulamento: true, regulamentoLido: data?.regulamentoLido },
      }),
    onSuccess: () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_CAUCOES }),
    // The words may have changed meanwhile: what is read next is the text of now.
    onError: () => {
      setAceito(false)
      return consultas.invalidateQueries({ queryKey: [...CHAVE_DAS_CAUCOES, leiUid, 'regulamento'] })
    },
  })
  if (!data) return <Skeleton height={280} aria-busy="true" />
  return (
    <Card withBorder>
      <Stack>
        <Title order={2} size="h4">
          {maiuscula(p.regulamento.um)}
        </Title>
        {data.regulamentoNome && (
          <Text size="sm" c="dimmed">
            {data.regulamentoNome}
          </Text>
        )}
        <ScrollArea.Autosize
          mah={260}
          type="auto"
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': maiuscula(p.regulamento.um) }}
        >
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {data.regulamento.trim() || 'As condições gerais de venda deste site valem para todos os lotes.'}
          </Text>
        </ScrollArea.Autosize>
        {data.editalUrl && (
          <Anchor href={data.editalUrl} target="_blank" rel="noreferrer" size="sm">
            {`Abrir ${com('o', p.edital)}`}
          </Anchor>
        )}
        <Checkbox
          checked={aceito}
          onChange={(e) => setAceito(e.currentTarget.checked)}
          label={`Li e aceito ${com('o', p.regulamento)}`}
        />
        {pedir.error && (
          <Text c="red" size="sm" role="alert">
            {pedir.error.message}
          </Text>
        )}
        <Button disabled={!aceito} loading={pedir.isPending} onClick={() => pedir.mutate()} size="md">
          Continuar para a caução
        </Button>
      </Stack>
    </Card>
  )
}
