// Earlier published versions, each with a button that restores it to the draft.
import { Badge, Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { Editor } from './usar-editor.ts'

export function VersoesPublicadas({
  editor,
  aberto,
  aoFechar,
}: {
  editor: Editor
  aberto: boolean
  aoFechar: () => void
}) {
  const { uid, publicada } = editor.pagina
  const { data, error } = useQuery({
    queryKey: ['versoes', uid, publicada?.numero ?? 0],
    queryFn: () => chamar('GET /v1/hotsite/paginas/:id/versoes', { params: { id: uid } }),
    enabled: aberto,
  })
  const restaurar = async (numero: number): Promise<void> => {
    const erros = await editor.agir((versao) =>
      chamar('POST /v1/hotsite/paginas/:id/versoes/:numero/restaurar', {
        params: { id: uid, numero },
        body: { versao },
      }),
    )
    if (erros !== null) return
    avisarSucesso('A versão está no rascunho. Confira e publique.')
    aoFechar()
  }
  return (
    <Drawer
      opened={aberto}
      onClose={aoFechar}
      position="right"
      title="Publicações anteriores"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {error ? (
        <Text c="red">Não foi possível ler as publicações. Feche e tente de novo.</Text>
      ) : !data ? (
        <Skeleton h={160} />
      ) : data.length === 0 ? (
        <Text c="dimmed">Esta página ainda não foi publicada. Os visitantes veem o padrão do produto.</Text>
      ) : (
        <Stack component="ul" gap="sm" className="editor__versoes">
          {data.map((v) => (
            <Group key={v.numero} component="li" justify="space-between" wrap="nowrap">
              <div>
                <Text size="sm" fw={600}>
                  Publicação {v.numero} {v.noAr && <Badge size="xs">No ar</Badge>}
                </Text>
                <Text size="xs" c="dimmed">
                  {formatarDataHora(Date.parse(v.em))}
                  {v.por ? `, ${v.por}` : ''} · {v.sessoes} {v.sessoes === 1 ? 'seção' : 'seções'}
                </Text>
              </div>
              <Button
                size="compact-sm"
                variant="default"
                flex="none"
                aria-label={`Restaurar a publicação ${v.numero}`}
                onClick={() => void restaurar(v.numero)}
              >
                Restaurar
              </Button>
            </Group>
          ))}
        </Stack>
      )}
    </Drawer>
  )
}
