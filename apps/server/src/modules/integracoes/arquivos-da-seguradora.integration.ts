// Where the insurer keeps the files that she names: any host of hers, so none may lie in an inner network. What comes is bytes
// up to a size, and nothing of it is trusted before its digest and its kind are known.
import { LIMITES_DE_DOCUMENTO } from '../../core/files/documentos.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'

interface ArquivosDaSeguradora {
  /** Throws `FalhaExterna`. */
  buscar(endereco: string): Promise<Buffer>
}

export const ARQUIVOS_DA_SEGURADORA = definirParceiro({
  nome: 'arquivos-da-seguradora',
  titulo: 'Arquivos da seguradora',
  descricao: 'As fotos e os papéis que a seguradora cita são buscados no endereço que ela informa.',
  campos: {},
  soDaPlataforma: true,
  enderecosAlheios: true,
  tempoMs: 40_000,
  abrir: ({ pedir, hotId }): ArquivosDaSeguradora => ({
    async buscar(endereco) {
      const { protocol, host } = new URL(endereco)
      if (!/^https?:$/.test(protocol)) throw new FalhaExterna('endereco', 'no address of the web')
      const { bytes } = await pedir({
        operacao: 'buscar',
        endereco,
        cabecalhos: { accept: 'application/pdf, image/jpeg, image/png' },
        maiorResposta: LIMITES_DE_DOCUMENTO.bytes,
        alvo: `${hotId}|${host}`,
      })
      return bytes
    },
  }),
})
