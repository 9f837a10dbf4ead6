// Written by tools/demo/desenhar/desenhar.ts; do not edit. Files live in tools/demo/fotos, 4:3, WebP.
export type FotoDemo = { arquivo: string; texto: string }
export type GaleriaDemo = { fotos: readonly FotoDemo[]; giro360: readonly string[] }

/** Pictures by the goods' codigo. */
export const FOTOS: Readonly<Record<string, GaleriaDemo>> = {
  'hb20-unique': {
    fotos: [
      { arquivo: 'hatch-prata-1.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-2.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-3.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-4.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-5.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'onix-lt': {
    fotos: [
      { arquivo: 'hatch-branca-1.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-2.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-3.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-4.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-5.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'gol-trendline': {
    fotos: [
      { arquivo: 'hatch-vermelha-1.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-2.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-3.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-4.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-5.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'corolla-xei': {
    fotos: [
      { arquivo: 'sedan-cinza-1.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-2.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-3.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-4.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-5.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'corolla-altis-hybrid': {
    fotos: [
      { arquivo: 'sedan-branca-1.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-2.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-3.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-4.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-5.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'civic-exl': {
    fotos: [
      { arquivo: 'sedan-preta-1.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-2.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-3.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-4.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-5.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'compass-longitude': {
    fotos: [
      { arquivo: 'suv-cinza-1.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-2.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-3.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-4.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-5.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'renegade-sport': {
    fotos: [
      { arquivo: 'suv-azul-1.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-azul-2.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-azul-3.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-azul-4.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-azul-5.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'tcross-comfortline': {
    fotos: [
      { arquivo: 'suv-branca-1.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-branca-2.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-branca-3.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-branca-4.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-branca-5.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'creta-pulse': {
    fotos: [
      { arquivo: 'suv-prata-1.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-prata-2.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-prata-3.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-prata-4.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-prata-5.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'kwid-intense': {
    fotos: [
      { arquivo: 'hatch-laranja-1.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-2.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-3.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-4.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-5.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'argo-drive': {
    fotos: [
      { arquivo: 'hatch-azul-1.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-2.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-3.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-4.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-5.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'virtus-comfortline': {
    fotos: [
      { arquivo: 'sedan-cinza-1.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-2.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-3.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-4.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-5.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'leaf': {
    fotos: [
      { arquivo: 'hatch-branca-1.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-2.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-3.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-4.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-5.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'hrv-exl': {
    fotos: [
      { arquivo: 'suv-preta-1.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-preta-2.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-preta-3.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-preta-4.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-preta-5.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'sandero-expression': {
    fotos: [
      { arquivo: 'hatch-bege-1.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-2.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-3.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-4.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-5.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'strada-volcano': {
    fotos: [
      { arquivo: 'picape-vermelha-1.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-2.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-3.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-4.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-5.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'hilux-sr': {
    fotos: [
      { arquivo: 'picape-prata-1.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-prata-2.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-prata-3.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-prata-4.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-prata-5.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  's10-lt': {
    fotos: [
      { arquivo: 'picape-branca-1.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-branca-2.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-branca-3.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-branca-4.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-branca-5.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'ranger-xls': {
    fotos: [
      { arquivo: 'picape-azul-1.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-azul-2.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-azul-3.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-azul-4.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-azul-5.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'toro-freedom': {
    fotos: [
      { arquivo: 'picape-preta-1.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-preta-2.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-preta-3.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-preta-4.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-preta-5.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'fiorino-evo': {
    fotos: [
      { arquivo: 'furgao-branca-1.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-2.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-3.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-4.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-5.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'master-grand': {
    fotos: [
      { arquivo: 'furgao-prata-1.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-2.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-3.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-4.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-5.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'cg160-titan': {
    fotos: [
      { arquivo: 'moto-vermelha-1.webp', texto: 'Honda CG 160 Titan 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-2.webp', texto: 'Honda CG 160 Titan 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-3.webp', texto: 'Honda CG 160 Titan 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-4.webp', texto: 'Honda CG 160 Titan 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-5.webp', texto: 'Honda CG 160 Titan 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'fazer-250': {
    fotos: [
      { arquivo: 'moto-azul-1.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-azul-2.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-azul-3.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-azul-4.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-azul-5.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'xre-300': {
    fotos: [
      { arquivo: 'moto-branca-1.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-branca-2.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-branca-3.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-branca-4.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-branca-5.webp', texto: 'Honda XRE 300 ABS 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'cb500f': {
    fotos: [
      { arquivo: 'moto-preta-1.webp', texto: 'Honda CB 500F ABS 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-preta-2.webp', texto: 'Honda CB 500F ABS 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-preta-3.webp', texto: 'Honda CB 500F ABS 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-preta-4.webp', texto: 'Honda CB 500F ABS 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-preta-5.webp', texto: 'Honda CB 500F ABS 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'mt03': {
    fotos: [
      { arquivo: 'moto-cinza-1.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-2.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-3.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-4.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-5.webp', texto: 'Yamaha MT-03 ABS 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'scania-r450': {
    fotos: [
      { arquivo: 'cavalo-branca-1.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-2.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-3.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-4.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-5.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'volvo-fh460': {
    fotos: [
      { arquivo: 'cavalo-vermelha-1.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-2.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-3.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-4.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-5.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'delivery-11180': {
    fotos: [
      { arquivo: 'caminhao-bau-branca-1.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-2.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-3.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-4.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-5.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'accelo-1016': {
    fotos: [
      { arquivo: 'caminhao-bau-azul-1.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-2.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-3.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-4.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-5.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'tector-cacamba': {
    fotos: [
      { arquivo: 'caminhao-cacamba-amarela-1.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-2.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-3.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-4.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-5.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'onibus-of1721': {
    fotos: [
      { arquivo: 'onibus-azul-1.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-2.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-3.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista lateral (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-4.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista frontal (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-5.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'randon-sider': {
    fotos: [

    ],
    giro360: [],
  },
  'jd-6110j': {
    fotos: [

    ],
    giro360: [],
  },
  'mf-4275': {
    fotos: [

    ],
    giro360: [],
  },
  'jcb-3cx': {
    fotos: [

    ],
    giro360: [],
  },
  'hyster-h50': {
    fotos: [

    ],
    giro360: [],
  },
  'casa-sorocaba': {
    fotos: [

    ],
    giro360: [],
  },
  'terreno-goiania': {
    fotos: [

    ],
    giro360: [],
  },
  'cessna-172': {
    fotos: [

    ],
    giro360: [],
  },
  'focker-242': {
    fotos: [

    ],
    giro360: [],
  },
  'ventura-195': {
    fotos: [

    ],
    giro360: [],
  },
  'polo-msi-media': {
    fotos: [

    ],
    giro360: [],
  },
  'jetta-media': {
    fotos: [

    ],
    giro360: [],
  },
  'ka-pequena': {
    fotos: [

    ],
    giro360: [],
  },
  'celta-sucata': {
    fotos: [

    ],
    giro360: [],
  },
  'palio-sucata': {
    fotos: [

    ],
    giro360: [],
  },
  'versa-sucata': {
    fotos: [

    ],
    giro360: [],
  },
}
