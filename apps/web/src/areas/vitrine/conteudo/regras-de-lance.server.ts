// The worked examples of the bidding rules, played by the judge itself when the page is asked for.
import { type Palavras, palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import {
  CASOS_PUBLICADOS,
  contarCaso,
  NUMEROS_PUBLICADOS,
  QUEDAS_PUBLICADAS,
  restamDepoisDaQueda,
  TEMAS_PUBLICADOS,
  type TemaPublicado,
} from '@martelo/domain/lances/casos-publicados.ts'
import { reais } from '../../../parts/lotes/reais.ts'

const TEMA: Readonly<
  Record<TemaPublicado, { titulo: (p: Palavras) => string; texto: (p: Palavras) => string }>
> = {
  valores: {
    titulo: () => 'Valores aceitos',
    texto: (p) =>
      `Nos exemplos, ${com('o', p.lanceInicial)} é ${reais(NUMEROS_PUBLICADOS.minimo)} e ${com('o', p.incremento)}, ${reais(NUMEROS_PUBLICADOS.incremento)}.`,
  },
  automaticos: {
    titulo: () => 'Limites automáticos',
    texto: (p) =>
      `Com ${com('um', p.lanceAutomatico)} você informa até onde vai. Ninguém vê esse limite antes do fim, nem a nossa equipe.`,
  },
  empates: {
    titulo: () => 'Empates',
    texto: () => 'Vale o maior compromisso e, entre compromissos iguais, o que chegou primeiro ao servidor.',
  },
  tempo: {
    titulo: () => 'Prorrogação e encerramento',
    texto: (p) =>
      `Nos exemplos, ${com('um', p.lance)} com menos de ${NUMEROS_PUBLICADOS.corteSegundos} s no relógio o devolve a ${NUMEROS_PUBLICADOS.prorrogaSegundos} s. Vale a hora do servidor, mostrada em todas as telas.`,
  },
}

export function regrasPublicadas(tipo: TipoHotsite) {
  const p = palavras(tipo)
  return {
    temas: TEMAS_PUBLICADOS.map((tema) => ({
      tema,
      titulo: TEMA[tema].titulo(p),
      texto: TEMA[tema].texto(p),
      casos: CASOS_PUBLICADOS.filter((c) => c.tema === tema).map((c) => ({
        titulo: c.titulo(p),
        linhas: contarCaso(c, tipo),
      })),
    })),
    quedas: QUEDAS_PUBLICADAS.map(({ caiuPor, faltavam }) => ({
      caiuPor,
      faltavam,
      restam: restamDepoisDaQueda(caiuPor, faltavam),
    })),
    toleradaSegundos: NUMEROS_PUBLICADOS.quedaToleradaSegundos,
    folgaSegundos: NUMEROS_PUBLICADOS.folgaSegundos,
  }
}
