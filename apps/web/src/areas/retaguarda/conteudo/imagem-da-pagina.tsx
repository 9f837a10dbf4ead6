// A picture of a page: sent at once, refused at its field.
import { Box, Input } from '@mantine/core'
import { enviar } from '../../../core/api.ts'
import { EnviarImagem } from '../../../kit/registro/enviar-imagem.tsx'
import { useEnvio } from '../../../kit/registro/usar-envio.ts'

export function ImagemDaPagina({
  uso,
  rotulo,
  erro,
  valor,
  aoMudar,
}: {
  uso: 'imagem' | 'imagemMobile' | 'imagemPrincipal'
  rotulo: string
  erro: string | undefined
  valor: string | null
  aoMudar: (url: string | null) => void
}) {
  const { recusa, enviando, tentar } = useEnvio(uso)
  const mandar = (arquivo: File): void =>
    tentar(
      enviar('POST /v1/hotsite/paginas/imagem', [arquivo], { body: { uso } }).then(({ url }) => aoMudar(url)),
    )
  return (
    <Input.Wrapper label={rotulo} error={recusa ?? erro} labelElement="div">
      {valor && <img src={valor} alt={`${rotulo} escolhida`} className="editor__imagem" />}
      <Box mt={4}>
        <EnviarImagem
          nome={rotulo}
          tem={valor !== null && valor !== ''}
          enviando={enviando}
          size="compact-xs"
          aoEscolher={mandar}
          aoTirar={() => aoMudar(null)}
        />
      </Box>
    </Input.Wrapper>
  )
}
