// One's word about a purchase, once everything of it was collected: stars, a text, and what the house said.
import { Alert, Badge, Button, Card, Group, Rating, Stack, Text, Textarea, Title } from '@mantine/core'
import { ROTULO_DA_AVALIACAO } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

export function AvaliarACompra({ id }: { readonly id: number }) {
  const chave = ['minha-avaliacao', id]
  const consultas = useQueryClient()
  const { data } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/cliente/compras/:id/avaliacao', { params: { id } }),
  })
  const [nota, setNota] = useState<number | null>(null)
  const [texto, setTexto] = useState<string | null>(null)
  const enviar = useMutation({
    mutationFn: (body: { nota: number; texto: string }) =>
      chamar('PUT /v1/cliente/compras/:id/avaliacao', { params: { id }, body }),
    onSuccess: (nova) => {
      consultas.setQueryData(chave, nova)
      avisarSucesso('Avaliação enviada. Ela aparece no site depois da moderação.')
    },
    onError: avisarErro,
  })
  if (!data || data.impedimento !== null) return null
  const a = data.avaliacao
  const [escolhida, escrito] = [nota ?? a?.nota ?? 0, texto ?? a?.texto ?? '']
  return (
    <Card withBorder component="section" aria-labelledby="avaliar">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5" id="avaliar">
          Como foi esta compra?
        </Title>
        {a && (
          <Badge variant="light" tt="none" color={a.situacao === 'PUBLICADA' ? 'teal' : 'blue'}>
            {ROTULO_DA_AVALIACAO[a.situacao]}
          </Badge>
        )}
      </Group>
      <Stack gap="sm">
        {a?.motivo && <Alert color="yellow">{a.motivo}</Alert>}
        <Rating value={escolhida} onChange={setNota} size="lg" getSymbolLabel={(n) => `${n} de 5`} />
        <Textarea
          label="Conte como foi"
          description="Aparece com o seu primeiro nome. Não escreva telefone nem documento."
          autosize
          minRows={2}
          maxLength={1000}
          value={escrito}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        <Group>
          <Button
            disabled={escolhida === 0}
            loading={enviar.isPending}
            onClick={() => enviar.mutate({ nota: escolhida, texto: escrito })}
          >
            {a ? 'Enviar de novo' : 'Enviar avaliação'}
          </Button>
        </Group>
        {a?.resposta && <Text size="sm">{`Resposta da casa: ${a.resposta}`}</Text>}
      </Stack>
    </Card>
  )
}
