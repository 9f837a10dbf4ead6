// The logo in the guided path: looked at in the browser for its colours, shown, and sent as soon as the house exists.
import { Group, Stack, Text } from '@mantine/core'
import { MEDIDAS_DA_IMAGEM } from '@martelo/domain/hotsites/aparencia.ts'
import { type Paleta, paletaDe } from '@martelo/domain/hotsites/paleta.ts'
import { useEffect, useState } from 'react'
import { EnviarImagem, RecusaDaImagem } from '../../../kit/registro/enviar-imagem.tsx'
import './hotsite.css'

const LADO = 64
const { minimo, orientacao } = MEDIDAS_DA_IMAGEM.logo

type Olhado = { readonly cores: Paleta } | { readonly recusa: string }

/** What the server would refuse is said before the house is opened. */
async function olhar(arquivo: File): Promise<Olhado> {
  const imagem = await createImageBitmap(arquivo)
  if (imagem.width < minimo.largura || imagem.height < minimo.altura)
    return { recusa: `O logo precisa de pelo menos ${minimo.largura} × ${minimo.altura} px` }
  const tela = new OffscreenCanvas(LADO, LADO).getContext('2d')
  if (tela === null) return { recusa: 'Este navegador não mostra a imagem' }
  tela.drawImage(imagem, 0, 0, LADO, LADO)
  return { cores: paletaDe(tela.getImageData(0, 0, LADO, LADO).data) }
}

interface Props {
  readonly logo: File | null
  readonly aoEscolher: (logo: File, cores: Paleta) => void
}

export function LogoDoNovoHotsite({ logo, aoEscolher }: Props) {
  const [recusa, setRecusa] = useState<string | null>(null)
  const endereco = useEndereco(logo)
  const ler = (arquivo: File): void => {
    setRecusa(null)
    olhar(arquivo).then(
      (o) => ('recusa' in o ? setRecusa(o.recusa) : aoEscolher(arquivo, o.cores)),
      () => setRecusa('Escolha uma imagem PNG, JPEG ou WebP'),
    )
  }
  return (
    <Stack gap={6}>
      {endereco !== null && (
        <div className="hotsite-imagem" data-uso="logo">
          <img src={endereco} alt="Logo escolhido" />
        </div>
      )}
      <Group>
        <EnviarImagem
          nome="logotipo"
          escrito={['Enviar o logotipo', 'Trocar o logotipo']}
          tem={logo !== null}
          enviando={false}
          aoEscolher={ler}
        />
        <Text size="xs" c="dimmed">
          {orientacao}. As cores saem dele.
        </Text>
      </Group>
      <RecusaDaImagem erro={recusa} />
    </Stack>
  )
}

/** An address of a file that was chosen, for as long as it is shown. */
function useEndereco(arquivo: File | null): string | null {
  const [endereco, setEndereco] = useState<string | null>(null)
  useEffect(() => {
    if (arquivo === null) return
    const novo = URL.createObjectURL(arquivo)
    setEndereco(novo)
    return () => URL.revokeObjectURL(novo)
  }, [arquivo])
  return endereco
}
