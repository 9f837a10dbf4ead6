// One picture of the brand: sent at once, worn when the form is saved.
import { Stack, Text } from '@mantine/core'
import {
  type ImagemDaMarca,
  MEDIDAS_DA_IMAGEM,
  ROTULO_DA_IMAGEM,
} from '@martelo/domain/hotsites/aparencia.ts'
import { enviar } from '../../../core/api.ts'
import { EnviarImagem, RecusaDaImagem } from '../../../kit/registro/enviar-imagem.tsx'
import { useEnvio } from '../../../kit/registro/usar-envio.ts'
import type { FormularioDoHotsite } from './hotsite-lido.ts'

export function CampoDaImagem({ id, r, uso }: { id: number; r: FormularioDoHotsite; uso: ImagemDaMarca }) {
  const { recusa, enviando, tentar } = useEnvio(uso)
  const rotulo = ROTULO_DA_IMAGEM[uso]
  const url = r.valores[uso]
  const erro = recusa ?? r.erros[uso]
  const mandar = (arquivo: File): void =>
    tentar(
      enviar('POST /v1/hotsite/admin/:id/imagem', [arquivo], { params: { id }, body: { uso } }).then(
        (guardada) => r.mudar(uso, guardada.url),
      ),
    )
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {rotulo}
      </Text>
      <div className="hotsite-imagem" data-uso={uso}>
        {url ? <img src={url} alt={`${rotulo} escolhido`} /> : <Text size="sm">Nenhuma imagem</Text>}
      </div>
      <Text size="xs" c="dimmed">
        {MEDIDAS_DA_IMAGEM[uso].orientacao}
      </Text>
      <RecusaDaImagem erro={erro} />
      <EnviarImagem
        nome={rotulo}
        tem={url !== null && url !== ''}
        enviando={enviando}
        aoEscolher={mandar}
        aoTirar={() => r.mudar(uso, null)}
      />
    </Stack>
  )
}
