// A stamp's picture for one place, sent and removed at once.
import { Group, Stack, Text } from '@mantine/core'
import { CARIMBO } from '@martelo/contracts/lotes/carimbo.cadastro.ts'
import { MEDIDAS_DO_CARIMBO } from '@martelo/domain/lotes/imagem-do-carimbo.ts'
import { useQueryClient } from '@tanstack/react-query'
import { enviar } from '../../../core/api.ts'
import { chaveDoCadastro } from '../../../kit/cadastro/chamadas-da-tela.ts'
import { EnviarImagem, RecusaDaImagem } from '../../../kit/registro/enviar-imagem.tsx'
import { useEnvio } from '../../../kit/registro/usar-envio.ts'

export function ImagemDoCarimbo({
  c,
  onde,
  url,
}: {
  c: { readonly uid: string; readonly nome: string }
  onde: 'card' | 'lote'
  url: string | null
}) {
  const consultas = useQueryClient()
  const refazer = () => consultas.invalidateQueries({ queryKey: chaveDoCadastro(CARIMBO) })
  const { recusa, enviando, tentar } = useEnvio('imagem')
  const mandar = (arquivos: File[]): void =>
    tentar(
      enviar('POST /v1/carimbos/:uid/imagem/:onde', arquivos, { params: { uid: c.uid, onde } }).then(refazer),
    )
  const lugar = onde === 'card' ? 'cartão' : 'página do lote'
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {onde === 'card' ? 'No cartão' : 'Na página do lote'}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {url && <img src={url} alt={`${c.nome} no ${lugar}`} style={{ height: '2.5rem' }} />}
        <EnviarImagem
          nome={`imagem de ${c.nome} (${lugar})`}
          tem={url !== null}
          enviando={enviando}
          size="compact-xs"
          aoEscolher={(arquivo) => mandar([arquivo])}
          aoTirar={() => mandar([])}
          tirar="Tirar"
        />
      </Group>
      <Text size="xs" c="dimmed">
        {MEDIDAS_DO_CARIMBO[onde].orientacao}
      </Text>
      <RecusaDaImagem erro={recusa} />
    </Stack>
  )
}
