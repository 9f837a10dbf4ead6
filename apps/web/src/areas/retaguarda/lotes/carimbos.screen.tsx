// The stamps of the site: declared, with their pictures for the card and for the lot's page.
import { CARIMBO } from '@martelo/contracts/lotes/carimbo.cadastro.ts'
import { Stack, Text } from '@mantine/core'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { ImagemDoCarimbo } from './imagem-do-carimbo.tsx'

const figura = (url: string | null) => url && <img src={url} alt="" style={{ height: '2rem' }} />

export default function Carimbos() {
  return (
    <TelaDeCadastro
      cadastro={CARIMBO}
      topo={
        <Text size="sm" c="dimmed" mb="sm">
          Um lote leva carimbos pelo nome. O que não está aqui aparece como palavra; de um carimbo apagado
          fica a palavra, sem imagem nem endereço.
        </Text>
      }
      colunas={[
        { id: 'card', titulo: 'No cartão', valor: () => '', mostrar: (c) => figura(c.urlCard) },
        { id: 'lote', titulo: 'Na página do lote', valor: () => '', mostrar: (c) => figura(c.urlLote) },
      ]}
      ficarAberto
      abas={(c) => [
        [
          'imagens',
          'Imagens',
          <Stack key={c.uid}>
            <ImagemDoCarimbo c={c} onde="card" url={c.urlCard} />
            <ImagemDoCarimbo c={c} onde="lote" url={c.urlLote} />
          </Stack>,
        ],
      ]}
    />
  )
}
