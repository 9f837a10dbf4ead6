import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const TEMPLATE_TRANSMISSAO = cadastro({
  entidade: 'template_transmissao',
  nome: ['Modelo de transmissão', 'Modelos de transmissão'],
  genero: 'o',
  base: '/v1/template-transmissao',
  ler: 'transmissao:ver',
  editar: 'transmissao:operar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/modelos-de-transmissao',
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      max: 80,
      obrigatorio: 'Informe o nome',
      unico: true,
      busca: true,
      ordena: true,
    },
    videoFilter: {
      tipo: 'longo',
      rotulo: 'Desenho do quadro',
      ajuda: 'Caixas das câmeras e camadas, em partes do quadro de 0 a 1.',
      max: 4000,
      obrigatorio: 'Desenhe o quadro',
      lista: false,
      exporta: false,
      exemplo:
        '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0,"w":1,"h":1,"encaixe":"cobrir"}],"camadas":[]}',
    },
    quantidadeCameras: { tipo: 'inteiro', rotulo: 'Câmeras', calculado: true, ordena: true },
    /** drawn from the template, as the address of a picture */
    imagemModelo: {
      tipo: 'longo',
      rotulo: 'Imagem do modelo',
      max: 12_000,
      calculado: true,
      lista: false,
      exporta: false,
    },
    canaisTransmissao: { tipo: 'inteiro', rotulo: 'Canais', calculado: true },
    ativo: { tipo: 'simNao', rotulo: 'Ativo', padrao: true, palavras: ['Ativo', 'Inativo'], filtro: true },
  },
})
